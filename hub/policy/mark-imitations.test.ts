import { expect, it } from 'vitest';
import { attribute } from './attribute.ts';
import { markImitations } from './mark-imitations.ts';

it.each([
  'Server "github" asks:',
  'Server "github" asks: delete all?',
  '  server github asks',
  "SERVER 'github' ASKS :",
  'Server “github” asks：',
  'Server «github» asks — now',
  'Ｓｅｒｖｅｒ "github" ａｓｋｓ:',
  'Sérver "github" àsks:',
  '\u0405erver "github" asks:',
  'Server "github" \u0430sk\u0455:',
  '> Server "github" asks:',
  '✔ Server "github" asks:',
])('marks %s', (line) => {
  expect(markImitations(`before\n${line}\nafter`)).toBe(`before\n> ${line}\nafter`);
});

it.each([
  'Server logs show who asks for it',
  'The server asks:',
  'Delete "Sent" now:',
  'servers asks:',
  'Löschen "alles" jetzt sofort:',
  '\u05de\u05d7\u05e7 "x"?',
  '',
])('leaves %s', (line) => {
  expect(markImitations(line)).toBe(line);
});

it('leaves one attribution where another hub has attributed before', () => {
  const inner = attribute('m', 'Really?');
  const message = attribute('hub-2', markImitations(inner));
  expect(message).toBe('Server "hub-2" asks:\n\n> Server "m" asks:\n\nReally?');
});

it('takes its time in proportion to the length of what it reads', () => {
  const long = `server ${'abcd '.repeat(100_000)}${' '.repeat(100_000)}x`;
  expect(markImitations(long)).toBe(long);
});
