import { expect, it } from 'vitest';
import type { Attack } from '../../../harness/model/plan.ts';
import type { Rule } from '../../../harness/model/sighting.ts';
import { playHonestly } from './honest-hub.ts';
import { guilty, seen, where } from './look.ts';
import { modern, roundsOf } from './plans.ts';

const none = { kind: 'none' } as const;

/** Attacks of all aims, each of which one rule looks at. */
export const aims = {
  forged: { edit: { kind: 'flip', at: 0.5, bit: 0 } },
  literal: { edit: { kind: 'literal', value: 'null' } },
  number: { edit: { kind: 'literal', value: 1 } },
  list: { edit: { kind: 'wrapped', in: 'array' } },
  again: { edit: none },
  absent: { edit: { kind: 'absent' } },
  server: { edit: none, to: 'beta' },
  sameName: { edit: none, to: 'beta', tool: 'own' },
  tool: { edit: none, tool: 'echo' },
  door: { edit: none, door: 'other' },
  method: { edit: none, method: 'prompts/get' },
  args: { edit: none, args: { other: true } },
  client: { edit: none, by: 'bob' },
  twoAtOnce: { edit: none, by: 'bob', args: { other: true } },
} as const satisfies Record<string, Attack>;

/** A plan with these attacks on its only round. */
export function attacking(...attacks: Attack[]) {
  return roundsOf({ state: 'state of the child', attacks });
}

/** Checks a rule that wants attacks of some aims refused, and is not about any other. */
export function wantsRefused(rule: Rule, ...own: (keyof typeof aims)[]): void {
  const mine = own.map((name): Attack => aims[name]);
  const others = Object.entries(aims).flatMap(([name, attack]) =>
    own.some((one) => one === name) ? [] : [attack],
  );

  it('holds where the attack is refused, in whatever way, and the rightful retry is not', () => {
    expect(seen(rule, playHonestly(attacking(...mine), modern))).toEqual(mine.map(() => 'held'));
  });

  it.each(mine)('is broken where %j goes through', (attack) => {
    const trace = playHonestly(attacking(attack), modern, { opens: () => true });
    const found = guilty(rule, trace);
    expect(found).toMatchObject([{ expected: 'the retry is refused with an error' }]);
    expect(found[0] && where(found[0].entry)).toMatch(/^front from-hub /);
    expect(found[0]?.entry.part?.attack).toBe(0);
  });

  it.each(others)('does not look at %j', (attack) => {
    expect(seen(rule, playHonestly(attacking(attack), modern, { opens: () => true }))).toEqual([]);
  });

  it("does not speak of a hub that relays the child's state", () => {
    const saw = seen(rule, playHonestly(attacking(...mine), modern, { relays: true, opens: () => true }));
    expect(new Set(saw)).toEqual(new Set(['exempt']));
  });

  it('sees nothing where no retry at all goes through', () => {
    const trace = playHonestly(attacking(...mine), modern);
    const entries = trace.entries.map((entry) =>
      entry.side === 'front' && entry.direction === 'from-hub' && entry.part?.turn === 1
        ? { ...entry, body: { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'no' } } }
        : entry,
    );
    expect(seen(rule, { ...trace, entries })).toEqual([]);
  });
}
