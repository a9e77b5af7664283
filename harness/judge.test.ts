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
});
