import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../../harness/applicability.ts';
import { judge } from '../../../harness/judge.ts';
import { allPairs, formatPair, type Pair } from '../../../harness/model/pair.ts';
import type { Plan } from '../../../harness/model/plan.ts';
import { type Profile, strengthAt } from '../../../harness/model/requirement.ts';
import { scenarios } from '../../index.ts';
import { requirementById } from '../../requirements/index.ts';
import { rules } from '../index.ts';
import { type Decisions, everywhere, playHonestly, understands } from './honest-hub.ts';

const maxRounds = 4;

function plansOf(scenario: (typeof scenarios)[number], pair: Pair): Plan[] {
  const ground = { pair, maxRounds };
  const drawn = fc.sample(scenario.plans(ground), { numRuns: 5, seed: 11 });
  return [...(scenario.examples?.(ground) ?? []), ...drawn];
}

function speaks(id: string, pair: Pair, profile: Profile): boolean {
  const requirement = requirementById(id);
  if (requirement === undefined || strengthAt(requirement, profile) === undefined) return false;
  return whyNot(requirement, pair, profile) === undefined;
}

/** Scenarios of which this hub can play every plan, with the pairs it plays them at. */
const played = scenarios.flatMap((scenario) => {
  const pairs = allPairs.filter((pair) => scenario.plays(pair));
  return pairs.every((pair) => plansOf(scenario, pair).every(understands)) ? [{ scenario, pairs }] : [];
});

function brokenBy(decisions: Partial<Decisions>, profile: Profile): string[] {
  return played.flatMap(({ scenario, pairs }) =>
    pairs.flatMap((pair) =>
      plansOf(scenario, pair).flatMap((plan) =>
        [...judge(playHonestly(plan, pair, decisions, { maxRounds }), rules)].flatMap(([id, seen]) =>
          seen
            .filter(({ saw }) => saw === 'broken' && speaks(id, pair, profile))
            .map((one) => `${scenario.id} ${formatPair(pair)} ${id}: ${JSON.stringify(one)}`),
        ),
      ),
    ),
  );
}

describe('a hub that decides rightly', () => {
  it('knows how to play enough to show something', () => {
    expect(played.length).toBeGreaterThanOrEqual(11);
  });

  it('breaks nothing in any scenario at any pair', () => {
    expect(brokenBy({}, 'guide')).toEqual([]);
  });

  it('breaks nothing of the specification where it carries questions everywhere', () => {
    expect(brokenBy(everywhere, 'spec')).toEqual([]);
  });

  it.each(played.map(({ scenario, pairs }) => [scenario.id, scenario, pairs] as const))(
    '%s reaches what it promises at every pair it plays',
    (_, scenario, pairs) => {
      const missed = pairs.flatMap((pair) => {
        const held = new Set(
          plansOf(scenario, pair).flatMap((plan) =>
            [...judge(playHonestly(plan, pair, {}, { maxRounds }), rules)]
              .filter(([, seen]) => seen.some(({ saw }) => saw === 'held'))
              .map(([id]) => id),
          ),
        );
        return scenario.reaches
          .filter((id) => speaks(id, pair, 'guide') && !held.has(id))
          .map((id) => `${formatPair(pair)} ${id}`);
      });
      expect(missed).toEqual([]);
    },
  );
});
