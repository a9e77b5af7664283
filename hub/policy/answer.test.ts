import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer } from './answer.ts';
import { nameKeys } from './name-keys.ts';
import { retry } from './retry.ts';
import type { Sealed } from './types.ts';

it('takes an answer as it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('accept', 'decline', 'cancel'),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (action, content) => {
        expect(answer({ action, content })).toEqual({ action, content });
        expect(answer({ action, _meta: { x: 1 } })).toEqual({ action });
      },
    ),
  );
});

it.each([
  null,
  'accept',
  [],
  {},
  { action: 'ACCEPT' },
  { action: 1 },
  { action: 'accept', content: [] },
  { action: 'accept', content: null },
])('takes %j for no answer', (response) => {
  expect(answer(response)).toBeUndefined();
});

it('gives back under the child’s keys what was asked in this round, and nothing else', () => {
  const keys = fc.uniqueArray(
    fc.oneof(fc.string(), fc.constantFrom('__proto__', 'proto', 'constructor', '', 'proto_')),
  );
  fc.assert(
    fc.property(keys, fc.string(), (childKeys, stray) => {
      const clientKeys = nameKeys(childKeys);
      expect(new Set(clientKeys).size).toBe(childKeys.length);
      const sealed: Sealed = {
        binding: '',
        round: 1,
        expires: 0,
        keys: childKeys.map((key, i) => [clientKeys[i] ?? '', key]),
      };
      const answers = new Map(
        clientKeys.map((key, i) => [key, { action: 'accept', content: { i } } as const]),
      );
      if (!answers.has(stray)) answers.set(stray, { action: 'accept', content: { i: -1 } });
      const given = Object.entries(retry(sealed, answers).inputResponses ?? {});
      expect(new Map(given)).toEqual(
        new Map(childKeys.map((key, i) => [key, { action: 'accept', content: { i } }])),
      );
    }),
  );
});

it('makes up neither state nor answers', () => {
  const sealed: Sealed = { binding: '', round: 1, expires: 0, keys: [['q', 'q']] };
  expect(retry(sealed, undefined)).toEqual({});
  expect(retry(sealed, new Map())).toEqual({ inputResponses: {} });
  expect(retry({ ...sealed, childState: '' }, undefined)).toEqual({ requestState: '' });
});
