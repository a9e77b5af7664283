import { describe, expect, it } from 'vitest';
import { confirm } from './confirm.ts';
import { firstBroken } from './hunt.ts';
import { judge } from './judge.ts';
import type { Sighting } from './model/sighting.ts';
import { modern, requirement, saying, suite, ToyStage } from './testing/toy.ts';

const { rules } = suite([requirement('toy.a'), requirement('toy.b')], []);

async function confirmed(...saws: (Sighting['saw'] | undefined)[]) {
  let turn = 0;
  const stage = new ToyStage(() => {
    const saw = saws[turn++];
    return { 'toy.b': 'broken', ...(saw && { 'toy.a': saw }) };
  });
  const outcome = await confirm('toy.a', saying('x'), modern, stage, rules, new AbortController().signal);
  return { ...outcome, played: stage.played.length, renewed: stage.renewed };
}

describe('confirm', () => {
  it('plays five times and counts how often the requirement itself failed and was reached', async () => {
    expect(await confirmed('broken', 'broken', 'broken', 'broken', 'broken')).toMatchObject({
      ...{ failed: 5, of: 5, reached: 5, played: 5 },
    });
    expect(await confirmed('held', 'broken', 'held', 'held', 'broken')).toMatchObject({
      ...{ failed: 2, of: 5, reached: 5, played: 5, renewed: 0 },
    });
    expect(await confirmed()).toMatchObject({ failed: 0, of: 5, reached: 0, played: 5 });
  });

  it('starts the hub anew where a failure has left it in a state that shows nothing', async () => {
    expect(await confirmed('broken', undefined, 'broken', 'exempt', 'held', undefined)).toMatchObject({
      ...{ failed: 2, of: 5, reached: 3, played: 9, renewed: 4 },
    });
    expect(await confirmed('held', undefined, 'held')).toMatchObject({ played: 5, renewed: 0 });
  });

  it('keeps a playing that failed, where one did', async () => {
    const { trace } = await confirmed('held', 'held', 'broken', 'held', 'held');
    expect(firstBroken(judge(trace, rules).get('toy.a'))).toBeDefined();
    const { trace: none } = await confirmed('held', 'held', 'held', 'held', 'held');
    expect(firstBroken(judge(none, rules).get('toy.a'))).toBeUndefined();
    expect(none.plan).toEqual(saying('x'));
  });
});
