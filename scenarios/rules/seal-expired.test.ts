import { describe, expect, it } from 'vitest';
import type { HubFacts } from '../../harness/model/trace.ts';
import { sealExpired } from './seal-expired.ts';
import { guilty, seen } from './testing/look.ts';
import { form, modern, planOf, question } from './testing/plans.ts';
import { complete, failure, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

const ttl = 1_000;
const done = { result: complete('done', '2026-07-28') };
const refused = failure(-32602);

/** Calls whose states come back so many milliseconds old, and what comes of it. */
function aged(
  calls: readonly { age: number; answer: object; given?: string }[],
  facts: Partial<HubFacts> = { stateTtlMs: ttl },
) {
  const plan = { ...planOf(...calls.map(() => ({}))), setting: 'short-lived' as const };
  const builder = new TraceBuilder(plan, modern, facts);
  for (const [call, { age, answer, given = 'sealed' }] of calls.entries()) {
    const params = questionParams(question(), { call, turn: 0, question: 0 }, '2026-07-28');
    const first = builder.clientCalls(call);
    builder.childAnswers(builder.childCalled(call, 0, form), inputRequired({ q: params }, 'own state'));
    const shown = builder.clientGets(first, inputRequired({ q: params }, given));
    const retry = builder.clientCalls(call, 1, { retry: { requestState: given } });
    builder.entries[retry.n] = { ...retry, ms: shown.ms + age };
    builder.clientGets(retry, { ...answer });
  }
  return builder.trace;
}

describe('seal.expired', () => {
  it('holds where the late one is refused and the early one is not', () => {
    const trace = aged([
      { age: 400, answer: done },
      { age: 1_100, answer: refused },
    ]);
    expect(seen(sealExpired, trace)).toEqual(['held']);
  });

  it('is broken where the late one goes through too', () => {
    const found = guilty(
      sealExpired,
      aged([
        { age: 400, answer: done },
        { age: 1_100, answer: done },
      ]),
    );
    expect(found.map(({ expected }) => expected)).toEqual(['the state is refused after 1000 ms']);
    expect(found[0]?.actual).toMatch(/^after 1100 ms the answer is /);
  });

  it('sees nothing where none went through in time, none was late, or the time is not known', () => {
    expect(
      seen(
        sealExpired,
        aged([
          { age: 400, answer: refused },
          { age: 1_100, answer: refused },
        ]),
      ),
    ).toEqual([]);
    expect(
      seen(
        sealExpired,
        aged([
          { age: 1_200, answer: done },
          { age: 1_100, answer: done },
        ]),
      ),
    ).toEqual([]);
    expect(
      seen(
        sealExpired,
        aged([
          { age: 400, answer: done },
          { age: 1_000, answer: refused },
        ]),
      ),
    ).toEqual([]);
    expect(
      seen(
        sealExpired,
        aged(
          [
            { age: 400, answer: done },
            { age: 1_100, answer: done },
          ],
          {},
        ),
      ),
    ).toEqual([]);
  });

  it('does not speak of relays', () => {
    const trace = aged([
      { age: 400, answer: done, given: 'own state' },
      { age: 1_100, answer: done, given: 'own state' },
    ]);
    expect(seen(sealExpired, trace)).toEqual(['exempt']);
  });
});
