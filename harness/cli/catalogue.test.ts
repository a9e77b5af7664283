import { expect, it } from 'vitest';
import { mutants } from '../../hub/mutants/index.ts';
import { unproven } from '../../hub/mutants/unproven.ts';
import { suite } from './suite.ts';

const { requirements, rules, scenarios } = suite;

it.each(requirements.map(({ id }) => id))('%s has a rule, a scenario, and a mutant or a reason', (id) => {
  expect(rules.filter(({ requirement }) => requirement === id)).toHaveLength(1);
  expect(scenarios.filter(({ reaches }) => reaches.includes(id))).not.toEqual([]);
  const breaking = mutants.filter(({ breaks }) => breaks === id);
  expect(breaking).toHaveLength(unproven.has(id) ? 0 : 1);
});

it('mutants and reasons speak of requirements that there are', () => {
  const ids = requirements.map(({ id }) => id);
  const named = [
    ...mutants.flatMap(({ breaks, alsoBreaks = [] }) => [breaks, ...alsoBreaks]),
    ...unproven.keys(),
  ];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
