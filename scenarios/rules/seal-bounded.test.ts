import { describe, expect, it } from 'vitest';
import type { Attack } from '../../harness/model/plan.ts';
import { sealBounded } from './seal-bounded.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, question, roundsOf } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';
import { complete, failure, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

const done = { result: complete('done', '2026-07-28') };
const earlier: Attack = { edit: { kind: 'earlier', turn: 0 } };

/** Two rounds; in the second the first state comes back, and the child gets this one for it. */
function replayed(childGets: string | undefined, attack = earlier, retry: object = done) {
  const builder = new TraceBuilder(
    roundsOf({ state: 'own 0' }, { state: 'own 1', attacks: [attack] }),
    modern,
  );
  const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
  let request = builder.clientCalls(0);
  for (const turn of [0, 1]) {
    builder.childAnswers(builder.childCalled(0, turn, form), inputRequired({ q: params }, `own ${turn}`));
    builder.clientGets(request, inputRequired({ q: params }, `sealed ${turn}`));
    if (turn === 0) request = builder.clientCalls(0, 1, { retry: { requestState: 'sealed 0' } });
  }
  const presented = attack.edit.kind === 'none' ? 'sealed 1' : 'sealed 0';
  const tried = builder.clientCalls(0, 2, { retry: { requestState: presented }, attack: 0 });
  if (childGets !== undefined) builder.childCalled(0, 2, form, { requestState: childGets });
  builder.clientGets(tried, childGets === undefined ? failure(-32602) : done);
  const rightful = builder.clientCalls(0, 2, { retry: { requestState: 'sealed 1' } });
  builder.clientGets(rightful, { ...retry });
  return builder.trace;
}

describe('seal.bounded', () => {
  it('holds where the state is refused, and where it leads where it led before', () => {
    expect(seen(sealBounded, replayed(undefined))).toEqual(['held']);
    expect(seen(sealBounded, replayed('own 0'))).toEqual(['held']);
    expect(seen(sealBounded, replayed('own 1', aims.again))).toEqual(['held']);
  });

  it('is broken where it leads further', () => {
    const found = guilty(sealBounded, replayed('own 1'));
    expect(found.map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
    expect(found[0]?.expected).toContain('"own 0"');
  });

  it('sees nothing where the rightful retry fails, or the hub never gave that state out', () => {
    expect(seen(sealBounded, replayed('own 1', earlier, failure(-32602)))).toEqual([]);
    const trace = replayed('own 1');
    const entries = trace.entries.map((entry) =>
      entry.part?.attack === 0 && entry.direction === 'to-hub'
        ? { ...entry, body: { method: 'tools/call', params: { requestState: 'of nobody' } } }
        : entry,
    );
    expect(seen(sealBounded, { ...trace, entries })).toEqual([]);
  });

  it('is not about states that are altered or out of place, nor about relays', () => {
    for (const attack of [aims.forged, aims.client, aims.tool, aims.absent]) {
      expect(seen(sealBounded, playHonestly(attacking(attack), modern, { opens: () => true }))).toEqual([]);
    }
    const relay = playHonestly(attacking(aims.again), modern, { relays: true, opens: () => true });
    expect(seen(sealBounded, relay)).toEqual(['exempt']);
  });
});
