import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Sighting } from './model/sighting.ts';
import type { Trace } from './model/trace.ts';
import { modern, saying, ToyStage } from './testing/toy.ts';

const held: Sighting = { saw: 'held', at: 0 };
const broken: Sighting = { saw: 'broken', at: 1, expected: 'a', actual: 'b' };
const rule = (requirement: string, ...sightings: Sighting[]) => ({ requirement, look: () => sightings });

describe('judge', () => {
  it('gathers what the rules saw by requirement, and leaves out those that saw nothing', async () => {
    const trace: Trace = await new ToyStage(() => ({})).play(saying('x'), modern);
    const rules = [rule('a', held), rule('b'), rule('a', broken), rule('c', broken, held)];
    expect([...judge(trace, rules)]).toEqual([
      ['a', [held, broken]],
      ['c', [broken, held]],
    ]);
    expect([...judge(trace, [])]).toEqual([]);
  });

  it('asks those rules alone that count with it where more is sent than a hub has to carry', async () => {
    const plan = { ...saying('x'), excess: true } as const;
    const trace: Trace = await new ToyStage(() => ({})).play(plan, modern);
    const rules = [rule('a', broken), { ...rule('b', held), excess: true as const }];
    expect([...judge(trace, rules)]).toEqual([['b', [held]]]);
  });

  it('asks those rules alone that can judge a hub under the setting of the plan', async () => {
    const plan = { ...saying('x'), setting: 'off' } as const;
    const trace: Trace = await new ToyStage(() => ({})).play(plan, modern);
    const rules = [
      rule('a', broken),
      { ...rule('b', held), under: ['tight', 'off'] as const },
      { ...rule('c', broken), under: ['tight'] as const },
    ];
    expect([...judge(trace, rules)]).toEqual([['b', [held]]]);
  });
});
