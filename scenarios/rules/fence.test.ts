import { expect, it } from 'vitest';
import { fences } from './fence.ts';
import { modern, planOf } from './testing/plans.ts';
import { failure, TraceBuilder } from './testing/trace-builder.ts';

it('finds the plain calls at the end that were answered', () => {
  const builder = new TraceBuilder(planOf({}), modern);
  builder.clientGets(builder.clientCalls(0), { result: {} });
  expect(fences(builder.trace)).toEqual([]);
  builder.fence('ann', failure(-32603));
  expect(fences(builder.trace)).toEqual([]);
  const answer = builder.fence('bob');
  expect(fences(builder.trace)).toEqual([answer]);
});
