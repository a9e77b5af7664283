import { describe, expect, it } from 'vitest';
import type { Entry } from '../harness/model/entry.ts';
import { labelOf } from './message-label.ts';

const entry: Entry = {
  n: 0,
  ms: 0,
  side: 'front',
  who: 'ann',
  link: 'ann#1',
  direction: 'from-hub',
  revision: '2026-07-28',
  via: 'http',
  kind: 'message',
  raw: '',
};

describe('labelOf', () => {
  it.each<[Partial<Entry>, string]>([
    [{ body: { id: 1, method: 'tools/call' } }, 'tools/call #1'],
    [{ body: { method: 'notifications/initialized' } }, 'notifications/initialized'],
    [{ body: { id: 'x', method: 'tools/call', params: { requestState: '' } } }, 'tools/call (retry) #"x"'],
    [{ body: { id: 1, method: 7 } }, '7 #1'],
    [{ body: { id: 1, method: 'a\u202E\n' } }, 'a⟨U+202E⟩⟨U+000A⟩ #1'],
    [{ body: { id: 1, result: {} } }, 'result #1'],
    [{ body: { id: 1, result: { isError: true } } }, 'result (isError) #1'],
    [{ body: { id: 1, result: { resultType: 'complete' } } }, 'result #1'],
    [{ body: { id: 1, result: { resultType: 'other' } } }, 'result of type "other" #1'],
    [{ body: { id: 1, result: { resultType: 'input_required' } } }, 'input_required (0 requests) #1'],
    [{ body: { id: 1, result: { action: 'decline' } } }, 'answer: decline #1'],
    [{ body: { id: null, error: { code: -32600 } }, status: 400 }, 'error -32600 #null HTTP 400'],
    [{ body: { id: 1, error: 'no' } }, 'error missing #1'],
    [{ body: [1, 2] }, 'a JSON array of 2'],
    [{ body: 'text' }, 'JSON, but no message: "text"'],
    [{ body: { id: 1, method: 'ping' }, standalone: true, status: 200 }, 'ping #1 (GET stream)'],
    [{ body: { id: 1, result: {} }, part: { call: 0, turn: 1, attack: 1 } }, 'result #1 try 2'],
    [{ kind: 'status', status: 401 }, 'HTTP 401, no message'],
    [{ kind: 'status', status: 0 }, 'HTTP exchange broke off'],
    [{ kind: 'noise', raw: 'Listening\u0007' }, 'no JSON: Listening⟨U+0007⟩'],
    [{ kind: 'open' }, '(connection opened)'],
    [{ kind: 'close' }, '(connection closed)'],
    [{ kind: 'gave-up' }, '(no answer in time)'],
  ])('%j', (own, label) => {
    expect(labelOf({ ...entry, ...own })).toBe(label);
  });
});
