import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { admit } from './admit.ts';
import { bind } from './bind.ts';
import { open, seal } from './seal.ts';
import type { Call, Sealed } from './types.ts';

const key = randomBytes(32);
const content: Sealed = {
  binding: 'b',
  childState: 'the own state',
  keys: [['c', 'k']],
  round: 1,
  expires: 10,
};

it('opens what it sealed, whatever the child made its state of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (childState) => {
      expect(open(seal({ ...content, childState }, key), key)).toEqual({ ...content, childState });
    }),
  );
});

it('opens nothing that differs in a single bit, is cut, grown or spelled otherwise', () => {
  const state = seal(content, key);
  const bytes = Buffer.from(state, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const forged = Buffer.from(bytes);
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(open(forged.toString('base64url'), key)).toBeUndefined();
  }
  for (let length = 0; length < state.length; length++)
    expect(open(state.slice(0, length), key)).toBeUndefined();
  for (const other of [`${state}A`, `${state}=`, ` ${state}`, `${state}\n`, bytes.toString('hex')]) {
    expect(open(other, key)).toBeUndefined();
  }
});

it('opens nothing sealed with another key, and nothing that is no text', () => {
  expect(open(seal(content, randomBytes(32)), key)).toBeUndefined();
  for (const state of [undefined, null, 1, true, {}, [seal(content, key)]])
    expect(open(state, key)).toBeUndefined();
});

it('shows nothing of what it holds', () => {
  const bytes = Buffer.from(seal(content, key), 'base64url').toString('latin1');
  expect(bytes).not.toContain('own state');
});

const call: Call = {
  id: 1,
  caller: { clientId: 'a', name: 'n', door: 'http', era: 'modern', revision: '2026-07-28', capabilities: {} },
  endpoint: 'hub',
  server: 's',
  method: 'tools/call',
  target: 't',
  params: { name: 't', arguments: { x: 1, y: [{ a: 1, b: null }] } },
};

it.each<[string, Partial<Call>]>([
  ['client', { caller: { ...call.caller, clientId: 'b' } }],
  ['endpoint', { endpoint: 's' }],
  ['server', { server: 'other' }],
  ['method', { method: 'prompts/get' }],
  ['target', { target: 'u' }],
  ['arguments', { params: { name: 't', arguments: { x: 1, y: [{ a: 1 }] } } }],
])('binds a state to the %s', (_what, other) => {
  expect(bind({ ...call, ...other })).not.toBe(bind(call));
});

it('binds to what the call means, not to its spelling or to who the client says it is', () => {
  const respelled = { arguments: { y: [{ b: null, a: 1 }], x: 1 }, name: 't' };
  expect(
    bind({ ...call, params: respelled, caller: { ...call.caller, name: 'm', capabilities: { x: 1 } } }),
  ).toBe(bind(call));
});

it('admits a state for its own call up to its last millisecond', () => {
  expect(admit(content, 'b', 10)).toBe(true);
  expect(admit(content, 'b', 11)).toBe(false);
  expect(admit(content, 'c', 10)).toBe(false);
});
