import { describe, expect, it } from 'vitest';
import { effectText, tokenPattern } from '../../harness/model/guard.ts';
import type { Json, JsonObject } from '../../harness/model/json.ts';
import type { Call } from '../../harness/model/plan.ts';
import { guardedAnswer } from './guard.ts';
import type { Performance } from './performance.ts';

const asked: Call['rounds'] = [
  { questions: [{ key: 'q', message: 'Shall it be done?', answer: { action: 'decline' } }] },
];

function performance(changes: Partial<Call> = {}): Performance {
  return {
    nonce: 'abc123',
    index: 0,
    call: {
      by: 'ann',
      to: 'alpha',
      step: 0,
      declares: {},
      asks: 'allowed',
      rounds: asked,
      guards: {},
      ...changes,
    },
    arrive: async () => {},
    released: () => {},
    turns: 0,
    sent: undefined,
    shown: undefined,
  };
}

/** What a guarded tool says to these arguments; undefined where it does not say anything yet. */
function says(
  args: Record<string, Json>,
  of: { told?: boolean; answered?: readonly unknown[] } = {},
  changes: Partial<Call> = {},
): string | undefined {
  const message = { params: { arguments: { marker: 'm', ...args } } };
  const answer = guardedAnswer('2026-07-28', message, performance(changes), 'm', { told: false, ...of });
  const content = (answer?.result as JsonObject | undefined)?.content as { text: string }[] | undefined;
  return content?.[0]?.text;
}

const tokenFor = (args: Record<string, Json>) => tokenPattern.exec(says(args) ?? '')?.[0] ?? '';

describe('a guarded tool', () => {
  it('gives out a token for these arguments where nobody can be asked', () => {
    expect(says({ a: 1 })).toMatch(tokenPattern);
    expect(tokenFor({ a: 1, b: [2] })).toBe(tokenFor({ b: [2], a: 1 }));
    expect(tokenFor({ a: 1 })).not.toBe(tokenFor({ a: 2 }));
    expect(tokenFor({ a: 1 })).not.toBe(tokenFor({ a: '1' }));
  });

  it('does what it is asked to with its token and these arguments alone', () => {
    const confirm = tokenFor({ a: 1 });
    expect(says({ a: 1, confirm })).toBe(`${effectText} m`);
    expect(says({ a: 2, confirm })).toBe('not confirmed m');
    expect(says({ a: 1, confirm: 'none' })).toBe('not confirmed m');
    expect(says({ a: 1, confirm: null })).toBe('not confirmed m');
  });

  it('asks first where somebody can be asked', () => {
    expect(says({ a: 1 }, { told: true })).toBeUndefined();
    expect(says({ a: 1 }, {}, { asks: 'always' })).toBeUndefined();
    expect(says({ a: 1 }, { told: true }, { rounds: [] })).toMatch(tokenPattern);
  });

  it('takes nothing but acceptance of all that it asked for agreement', () => {
    expect(says({}, { answered: [{ action: 'accept' }] })).toBe(`${effectText} m`);
    for (const answer of [{ action: 'decline' }, { action: 'approve' }, {}, undefined, 'accept']) {
      expect(says({}, { answered: [{ action: 'accept' }, answer] })).toBe('not done m');
    }
  });

  it('is no matter of calls that guard nothing', () => {
    const { guards: _, ...call } = performance().call;
    const plain = { ...performance(), call };
    expect(guardedAnswer('2025-06-18', { params: {} }, plain, 'm', { told: false })).toBeUndefined();
  });
});
