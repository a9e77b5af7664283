import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../harness/applicability.ts';
import { allPairs, formatPair, type Pair } from '../harness/model/pair.ts';
import { areaOf, clauseUrl, profiles, type Requirement, strengthAt } from '../harness/model/requirement.ts';
import { revisions } from '../harness/model/revision.ts';
import { scenarioById, scenarios } from './index.ts';
import { requirementById, requirements } from './requirements/index.ts';
import { rules } from './rules/index.ts';

/** Every id that reports, baselines and certificates may name: fixed for ever. By area. */
const catalogue = {
  carry:
    'question answer refusal result unknown-fields error keys child-state arguments fresh-id current-answers state-only three-methods no-other-method schema annotations progress partial unasked result-type once push-stream push',
  isolate: 'caller child ids idle not-held replica',
  attribute: 'named exact visual once no-imitation',
  strip: 'bidi zero-width control lines schema-text keeps-text not-answers',
  only: 'no-sampling no-roots no-unknown no-smuggling undeclared rest-survives nothing-left drop-logged push-refused client-cannot-push',
  meta: 'question reserved progress-token own-envelope no-modern-on-legacy',
  seal: 'forged typed foreign server tool client endpoint method arguments expired rounds whole uniform no-state opaque not-the-childs bounded harmless',
  announce: 'all-four mirror per-request nothing-else mode legacy-http stdio-both honest',
  switch: 'global server each-round invalid',
  limit: 'message payload bytes bad-value',
  log: 'no-question no-answer once not-forged',
  diagnose: 'present true',
  fallback: 'told token not-weaker',
  wire: 'schema headers-in headers-out version era-honest unknown-method retired-codes origin discover',
  url: 'verbatim no-fetch safe',
  survive: 'child-crash child-hang malformed flood client-gone cancel late-answer',
};

const catalogued = Object.entries(catalogue).flatMap(([area, names]) =>
  names.split(' ').map((name) => `${area}.${name}`),
);
const ids = requirements.map(({ id }) => id);
const doubles = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

/** The pairs that a requirement speaks of at some profile that holds a hub to it. */
function pairsOf(requirement: Requirement): Pair[] {
  return allPairs.filter((pair) =>
    profiles.some(
      (profile) =>
        strengthAt(requirement, profile) !== undefined && whyNot(requirement, pair, profile) === undefined,
    ),
  );
}

describe('requirements', () => {
  it('have ids of the catalogue, each once', () => {
    expect(doubles(catalogued)).toEqual([]);
    expect(doubles(ids)).toEqual([]);
    expect(ids.filter((id) => !catalogued.includes(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('stand together by area, in the order of the catalogue', () => {
    const areas = requirements.map(areaOf).filter((area, index, all) => area !== all[index - 1]);
    expect(areas).toEqual(Object.keys(catalogue).filter((area) => areas.includes(area)));
  });

  it.each(ids)('%s can be found, says what holds, and decides at some profile', (id) => {
    const requirement = requirementById(id);
    expect(requirement?.id).toBe(id);
    expect(requirement?.text).toMatch(/^\P{Ll}.{20,}[.)]$/u);
    expect(requirement && strengthAt(requirement, 'guide')).toMatch(/^(MUST|SHOULD)$/);
    // Where the specification binds by itself, its own strength stands.
    if (requirement?.atSpec !== undefined) expect(requirement.basis).toBe('guide');
    expect(requirement && pairsOf(requirement)).not.toEqual([]);
  });

  it('are not found under an id that nobody has', () => {
    expect(requirementById('carry.nothing')).toBeUndefined();
    expect(requirementById('')).toBeUndefined();
  });

  it('cite clauses that could be headings of the specification', () => {
    const clauses = requirements.flatMap(({ id, clauses: cited }) => cited.map((clause) => ({ id, clause })));
    expect(new Set(clauses.map(({ id }) => id))).toEqual(new Set(ids));
    for (const { clause } of clauses) {
      expect(revisions).toContain(clause.revision);
      expect(clause.page).toMatch(/^(basic|client|server)(\/[a-z-]+)+$/);
      expect(clause.anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(new URL(clauseUrl(clause)).href).toBe(clauseUrl(clause));
    }
  });
});

describe('rules', () => {
  it('see each requirement once, and nothing else', () => {
    expect(rules.map(({ requirement }) => requirement).sort()).toEqual([...ids].sort());
  });
});

describe('scenarios', () => {
  it('have ids of their own, as they stand in folders', () => {
    const names = scenarios.map(({ id }) => id);
    expect(doubles(names)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
    expect(names.map((name) => scenarioById(name)?.id)).toEqual(names);
    expect(scenarioById('carry/nothing')).toBeUndefined();
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s reaches requirements that there are, at pairs that it plays',
    (_, scenario) => {
      expect(scenario.reaches.filter((id) => !ids.includes(id))).toEqual([]);
      expect(doubles(scenario.reaches)).toEqual([]);
      const idle = scenario.reaches.filter((id) => {
        const requirement = requirementById(id);
        return requirement && !pairsOf(requirement).some((pair) => scenario.plays(pair));
      });
      expect(idle).toEqual([]);
    },
  );

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s draws the same plans from the same seed, all of them JSON',
    (_, scenario) => {
      for (const pair of allPairs.filter((one) => scenario.plays(one))) {
        const ground = { pair, maxRounds: 3 };
        const draw = () => fc.sample(scenario.plans(ground), { numRuns: 3, seed: 5 });
        const plans = [...(scenario.examples?.(ground) ?? []), ...draw()];
        expect(draw()).toEqual(draw());
        // What a token loses, a replay cannot play.
        expect(JSON.parse(JSON.stringify(plans))).toEqual(plans);
        expect(plans.every(({ calls }) => calls.length > 0)).toBe(true);
      }
    },
  );

  it.each(profiles)('leave no pair at which a requirement of the %s profile applies out', (profile) => {
    const unplayed = requirements
      .filter((requirement) => strengthAt(requirement, profile) !== undefined)
      .flatMap((requirement) =>
        allPairs
          .filter((pair) => whyNot(requirement, pair, profile) === undefined)
          .filter((pair) => !scenarios.some((one) => one.plays(pair) && one.reaches.includes(requirement.id)))
          .map((pair) => `${requirement.id} ${formatPair(pair)}`),
      );
    expect(unplayed).toEqual([]);
  });
});
