import { describe, expect, it } from 'vitest';
import { metaQuestion } from './meta-question.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, question, roundsOf } from './testing/plans.ts';

const meta = { progressToken: 'canary-1', 'vendor.example/id': { id: 'canary-2' } };
const tagged = roundsOf({ questions: [question('Q', { meta })] });
const with_ = (_meta: object) => ({ show: (params: object) => ({ ...params, _meta: { ..._meta } }) });

describe('meta.question', () => {
  it.each(['28..28/http..http', '11..28/stdio..http'])('holds at %s where none of it is shown', (pattern) => {
    expect(seen(metaQuestion, playHonestly(tagged, pairOf(pattern)))).toEqual(['held']);
  });

  it('lets the hub have a `_meta` of its own, also under a key that the child used', () => {
    const trace = playHonestly(tagged, modern, with_({ progressToken: 7, 'hub.example/trace': 'x' }));
    expect(seen(metaQuestion, trace)).toEqual(['held']);
  });

  it('is broken where a part of it is left, and names that part', () => {
    const trace = playHonestly(tagged, modern, with_({ 'vendor.example/id': { id: 'canary-2' }, own: 1 }));
    expect(guilty(metaQuestion, trace)).toMatchObject([
      {
        expected: "nothing of the child's `_meta`",
        actual: '_meta carries {"vendor.example/id":{"id":"canary-2"}}',
      },
    ]);
    expect(guilty(metaQuestion, trace).map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it.each([
    ['the child sent none', roundsOf({}), {}],
    ['the child sent an empty one', roundsOf({ questions: [question('Q', { meta: {} })] }), {}],
    ['the question was refused as a whole', tagged, { carries: false }],
  ])('sees nothing where %s', (_, plan, wrong) => {
    expect(seen(metaQuestion, playHonestly(plan, modern, wrong))).toEqual([]);
  });
});
