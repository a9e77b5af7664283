import { describe, expect, it } from 'vitest';
import { onlyNoSampling } from './only-no-sampling.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf, roundsOf } from './testing/plans.ts';
import { failure, inputRequired, TraceBuilder } from './testing/trace-builder.ts';

const params = { messages: [], maxTokens: 1 };
const beside = [{ key: 'a', method: 'sampling/createMessage', params }];
const wanting = roundsOf({ beside });
const all = ['28..28/http..http', '11..28/stdio..http', '06..11/http..stdio', '28..06/stdio..stdio'];

describe('only.no-sampling', () => {
  it.each(all)('holds at %s where it is dropped and the client still gets through', (pattern) => {
    expect(seen(onlyNoSampling, playHonestly(wanting, pairOf(pattern), everywhere))).toEqual(['held']);
  });

  it('holds where the call as a whole was refused for it', () => {
    expect(seen(onlyNoSampling, playHonestly(wanting, modern, { carries: false }))).toEqual(['held']);
  });

  it.each(all)('is broken at %s where it reaches a client, whatever that declared', (pattern) => {
    const trace = playHonestly(wanting, pairOf(pattern), { ...everywhere, lets: () => true });
    expect(guilty(onlyNoSampling, trace)).toMatchObject([
      { expected: 'no sampling/createMessage reaches a client', actual: 'ann was sent one' },
    ]);
    expect(guilty(onlyNoSampling, trace).map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it.each([
    ['no child wanted any', roundsOf({})],
    ['it wanted something else', roundsOf({ beside: [{ key: 'a', method: 'roots/list', params: {} }] })],
    ['the child was not asked', planOf({ rounds: [] })],
  ])('sees nothing where %s', (_, plan) => {
    expect(seen(onlyNoSampling, playHonestly(plan, modern, { lets: () => true }))).toEqual([]);
  });

  it.each([
    ['is missing', undefined],
    ['ended in an error', failure(-32603)],
  ])('does not pass where the plain call behind it %s', (_, answer) => {
    const builder = new TraceBuilder(wanting, modern);
    const request = builder.clientCalls(0);
    const wants = inputRequired({ a: { method: 'sampling/createMessage', params } });
    builder.childAnswers(builder.childCalled(0, 0, form), wants);
    builder.clientGets(request, failure(-32603));
    if (answer !== undefined) builder.fence('ann', answer);
    expect(seen(onlyNoSampling, builder.trace)).toEqual([]);
  });
});
