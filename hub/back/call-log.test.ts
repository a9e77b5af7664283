import { expect, it } from 'vitest';
import type { Json } from '../policy/types.ts';
import { CallLog, hears } from './call-log.ts';

const line = (level: string, more: Json = {}) => ({
  method: 'notifications/message',
  params: { level, data: 'x', ...more },
});
const listener = (level: string) => {
  const heard: Json[] = [];
  return { heard, wish: { level, tell: (said: Json) => void heard.push(said) } };
};

it('gives a line to the only call in flight, at its level and above, without what only the child knows', () => {
  const log = new CallLog();
  const { heard, wish } = listener('warning');
  const end = log.begin(wish);
  log.take(line('info'));
  log.take(line('error', { logger: 'l', _meta: { a: 1 } }));
  end();
  log.take(line('error'));
  expect(heard).toEqual([{ level: 'error', logger: 'l', data: 'x' }]);
});

it('gives a line to nobody while it could be of another call', () => {
  const log = new CallLog();
  const first = listener('debug');
  log.begin(first.wish);
  const end = log.begin(undefined);
  log.take(line('error'));
  expect(first.heard).toEqual([]);
  end();
  log.take(line('error'));
  expect(first.heard).toHaveLength(1);
});

it('knows no level but the eight', () => {
  expect(hears('debug', 'loud')).toBe(false);
  expect(hears('loud', 'emergency')).toBe(false);
  expect(hears('debug', 'debug')).toBe(true);
});
