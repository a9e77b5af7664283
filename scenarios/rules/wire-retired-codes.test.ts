import { describe, expect, it } from 'vitest';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf } from './testing/plans.ts';
import { complete, failure, TraceBuilder } from './testing/trace-builder.ts';
import { wireRetiredCodes } from './wire-retired-codes.ts';

/** The child answers with one code, the hub with this. */
function answered(code: number, answer: object | undefined, pair = modern) {
  const builder = new TraceBuilder(planOf({ ending: { error: { code, message: 'no' } } }), pair);
  const request = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), failure(code));
  if (answer !== undefined) builder.clientGets(request, { ...answer });
  return builder;
}

describe('wire.retired-codes', () => {
  it.each([-32002, -32042])('holds where %d becomes another error, or anything else', (code) => {
    for (const answer of [failure(-32603), { result: complete('no', '2026-07-28', true) }]) {
      expect(seen(wireRetiredCodes, answered(code, answer).trace)).toEqual(['held']);
    }
  });

  it.each([-32002, -32042])('is broken where %d reaches the client', (code) => {
    const found = guilty(wireRetiredCodes, answered(code, failure(code)).trace);
    expect(found.map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it('sees nothing where the child used another code, no answer came, or the client is of an older revision', () => {
    expect(seen(wireRetiredCodes, answered(-32602, failure(-32602)).trace)).toEqual([]);
    expect(seen(wireRetiredCodes, answered(-32002, undefined).trace)).toEqual([]);
    expect(
      seen(wireRetiredCodes, answered(-32042, failure(-32042), pairOf('11..11/http..http')).trace),
    ).toEqual([]);
  });

  it('does not speak of legacy servers', () => {
    const builder = answered(-32042, failure(-32042), pairOf('28..11/http..http'));
    builder.fence('ann', { result: complete('echo', '2025-11-25') });
    expect(seen(wireRetiredCodes, builder.trace)).toEqual(['exempt']);
  });
});
