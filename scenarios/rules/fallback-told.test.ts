import { describe, expect, it } from 'vitest';
import { fallbackTold } from './fallback-told.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, planOf } from './testing/plans.ts';
import { TraceBuilder } from './testing/trace-builder.ts';

const undeclared = planOf({ declares: {} });

describe('fallback.told', () => {
  it.each(['28..28/http..http', '06..11/stdio..stdio', '11..06/http..http', '28..11/stdio..http'])(
    'holds at %s where the child is told of other capabilities at most',
    (pattern) => {
      const pair = pairOf(pattern);
      expect(seen(fallbackTold, playHonestly(undeclared, pair))).toEqual(['held']);
      expect(seen(fallbackTold, playHonestly(undeclared, pair, { announce: () => ({ roots: {} }) }))).toEqual(
        ['held'],
      );
    },
  );

  it.each(['28..28/http..http', '11..11/http..http'])('is broken at %s where it is told of it', (pattern) => {
    const trace = playHonestly(undeclared, pairOf(pattern), { announce: () => ({ elicitation: {} }) });
    expect(guilty(fallbackTold, trace)).toMatchObject([
      { expected: 'the child is given capabilities without elicitation', actual: 'elicitation is {}' },
    ]);
    expect(guilty(fallbackTold, trace).map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
  });

  it('is broken where a child is given no capabilities, so that it cannot tell', () => {
    const builder = new TraceBuilder(undeclared, modern);
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask1', arguments: {} } };
    builder.add('back', 'from-hub', body, { part: { call: 0, turn: 0 } });
    expect(guilty(fallbackTold, builder.trace)).toMatchObject([
      { actual: 'it is given no capabilities at all' },
    ]);
  });

  it.each([
    ['the caller declares it', planOf({})],
    ['another caller of the plan does', planOf({ declares: {} }, { step: 1 })],
  ])('sees nothing where %s', (_, plan) => {
    expect(seen(fallbackTold, playHonestly(plan, modern))).toEqual([]);
  });

  it('sees nothing where the child was not called', () => {
    const builder = new TraceBuilder(undeclared, modern);
    builder.clientCalls(0);
    expect(seen(fallbackTold, builder.trace)).toEqual([]);
  });
});
