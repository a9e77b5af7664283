import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { allPairs, type Pair } from './model/pair.ts';
import type { Plan } from './model/plan.ts';
import { shrink } from './shrink.ts';
import { dictionary, type Replayable, readToken, TokenError, writeToken } from './token.ts';

const [pair] = allPairs as [Pair];
const plan: Plan = {
  calls: [
    {
      by: 'ann',
      to: 'alpha',
      step: 0,
      declares: { elicitation: { form: {} } },
      asks: 'allowed',
      rounds: [
        {
          questions: [{ key: 'q', message: 'Sure?', answer: { action: 'accept', content: { note: 'yes' } } }],
          state: 's',
          attacks: [{ by: 'bob', edit: { kind: 'none' } }, { edit: { kind: 'flip', at: 0.5, bit: 3 } }],
        },
      ],
    },
  ],
};
const failure: Replayable = { scenario: 'carry/conversation', requirement: 'carry.answer', pair, plan };

/** A token of version 1, as it was written once: tokens of old logs can be read for ever. */
const written = 'hp1.mULPISM1hCChD7UOHloGZnp6Bmb64FCHB_6gDa_g0qJUe5IDrTK1GBxuOiiZE7kEJFg46RBXShrDYwcA';

/** A token around any text, with a checksum that fits. */
function packed(text: string | Buffer): string {
  const body = deflateRawSync(text, { level: 9, dictionary });
  const checksum = createHash('sha256').update(body).digest().subarray(0, 4);
  return `hp1.${Buffer.concat([checksum, body]).toString('base64url')}`;
}

const grounds = allPairs.map((one) => ({ pair: one, maxRounds: 4 }));
const failures: fc.Arbitrary<Replayable> = fc
  .oneof(
    ...scenarios.flatMap((scenario) =>
      grounds
        .filter(({ pair: one }) => scenario.plays(one))
        .map((ground) => {
          const drawn = scenario.plans(ground);
          const plans = scenario.examples
            ? fc.oneof(drawn, fc.constantFrom(...scenario.examples(ground)))
            : drawn;
          return plans.map((one) => ({ scenario: scenario.id, pair: ground.pair, plan: one }));
        }),
    ),
  )
  .map((one) => ({ ...one, requirement: 'carry.question' }));

describe('a token', () => {
  it('brings back every plan of every scenario', () => {
    fc.assert(
      fc.property(failures, (one) => {
        const token = writeToken(one);
        expect(token).toMatch(/^hp1\.[A-Za-z0-9_-]+$/);
        expect(readToken(token)).toEqual(one);
      }),
      { numRuns: 400 },
    );
  });

  it('brings back strange payload as it was, member for member', () => {
    const content = JSON.parse('{"__proto__":{"a":1},"constructor":2,"":3}');
    const question = {
      key: '__proto__',
      message: '\ud800 \u202e\u0000',
      answer: { action: 'accept', content },
    } as const;
    const strange: Plan = { calls: [{ ...plan.calls[0], rounds: [{ questions: [question] }] }] as never };
    const back = readToken(writeToken({ ...failure, plan: strange })).plan;
    expect(JSON.stringify(back)).toBe(JSON.stringify(strange));
  });

  it('of old can still be read', () => {
    expect(readToken(written)).toEqual(failure);
  });

  it('has a dictionary that nobody changed', () => {
    const digest = createHash('sha256').update(dictionary).digest('hex');
    expect(digest).toBe('dd2fd3da0fab87eebf37493f044f3cd34d207d6ac67a35e3d843cec8352cd4dd');
  });

  it('is read with blanks and line ends around it', () => {
    expect(readToken(`  ${writeToken(failure)}\r\n`)).toEqual(failure);
  });

  it('never reads as something else when a character is changed', () => {
    const token = writeToken(failure);
    for (const index of [...token].keys()) {
      for (const other of 'A_z0') {
        if (token[index] === other) continue;
        const changed = token.slice(0, index) + other + token.slice(index + 1);
        // The spare bits of the last character say nothing; whatever else is changed must be noticed.
        const harmless = index === token.length - 1 && outcome(changed) !== 'TokenError';
        if (harmless) expect(readToken(changed)).toEqual(failure);
        else expect([index, outcome(changed)]).toEqual([index, 'TokenError']);
      }
    }
  });

  it('is refused when it is cut anywhere, or a part of it is doubled or missing', () => {
    const token = writeToken(failure);
    for (const index of [...token].keys()) {
      expect([index, outcome(token.slice(0, index))]).toEqual([index, 'TokenError']);
      expect([index, outcome(token.slice(0, index) + token.slice(index + 2))]).toEqual([index, 'TokenError']);
    }
    expect(outcome(token + token.slice(4))).toBe('TokenError');
    expect(outcome(`${token}AAAA`)).toBe('TokenError');
  });

  it.each([
    ['hp2.AAAA', 'it is of version 2, and this hubproof reads version 1'],
    ['hp12.', 'it is of version 12'],
    ['', 'it does not begin with "hp1."'],
    ['hp1', 'it does not begin with "hp1."'],
    ['{"calls":[]}', 'it does not begin with "hp1."'],
    ['hp1.', 'its checksum does not fit'],
    ['hp1.AAAAAAAAAAA', 'its checksum does not fit'],
    [packed('no JSON'), 'it does not unpack'],
    [packed('[]'), 'expected object'],
    [packed('{}'), 'expected string'],
    [contentWith({ pair: 'nowhere' }), 'its pair "nowhere" does not exist'],
    [contentWith({ pair: '28..*' }), 'its pair "28..*" does not exist'],
    [contentWith({ plan: {} }), 'plan.calls'],
    [contentWith({ plan: { calls: [{ ...plan.calls[0], by: 'eve' }] } }), 'plan.calls[0].by'],
    [
      contentWith({ plan: { calls: [{ ...plan.calls[0], rounds: [{}] }] } }),
      'plan.calls[0].rounds[0].questions',
    ],
    [contentWith(attacking({ kind: 'flip', at: 1, bit: 0 })), 'edit.at'],
    [contentWith(attacking({ kind: 'flip', at: 0, bit: 16 })), 'edit.bit'],
    [contentWith(attacking({ kind: 'burn' })), 'edit.kind'],
  ])('says what is wrong with it: %.24s, %s', (token, why) => {
    expect(() => readToken(token)).toThrow(TokenError);
    expect(() => readToken(token)).toThrow(why);
  });

  it('does not unpack without end', () => {
    // What is in it would be read; only that it is so much keeps it from being unpacked.
    const { scenario, requirement } = failure;
    const text = JSON.stringify({ scenario, requirement, pair: '28..28/http..http', plan });
    const bomb = packed(Buffer.concat([Buffer.alloc(64 * 1024 * 1024, ' '), Buffer.from(text)]));
    expect(readToken(packed(` ${text}`))).toMatchObject({ scenario, requirement });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => readToken(bomb)).toThrow(new TokenError('it does not unpack'));
  });

  it('of a shrunk plan fits into 250 characters', async () => {
    for (const scenario of scenarios) {
      const ground = grounds.find(({ pair: one }) => scenario.plays(one));
      if (ground === undefined) throw new Error(`${scenario.id} plays no pair`);
      for (const drawn of fc.sample(scenario.plans(ground), { numRuns: 3, seed: 1 })) {
        // Whatever is needed to fail, it is not less than a call that asks as the drawn one does.
        const asks = (one: Plan) =>
          one.calls.every(({ rounds }) => rounds.every(({ questions }) => questions.length > 0));
        const shrunk = await shrink(drawn, async (smaller) => asks(smaller), 60);
        const token = writeToken({ ...failure, scenario: scenario.id, pair: ground.pair, plan: shrunk });
        expect([scenario.id, token.length]).toEqual([scenario.id, Math.min(token.length, 250)]);
      }
    }
  });
});

function contentWith(changes: object): string {
  const { scenario, requirement } = failure;
  return packed(JSON.stringify({ scenario, requirement, pair: '28..28/http..http', plan, ...changes }));
}

function attacking(edit: object): { plan: object } {
  return { plan: { calls: [{ ...plan.calls[0], rounds: [{ questions: [], attacks: [{ edit }] }] }] } };
}

function outcome(token: string): string {
  try {
    readToken(token);
    return 'read';
  } catch (error) {
    return error instanceof Error ? error.name : 'nothing';
  }
}
