import { describe, expect, it } from 'vitest';
import { member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { sealMethod } from './seal-method.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { seen } from './testing/look.ts';
import { modern, planOf } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';

const attacked = attacking(aims.method).calls[0]?.rounds ?? [];

/** A plan in which the other method is first used as it is meant to be. */
function changed(opens: boolean, plainAnswer: object = { result: {} }): Trace {
  const plan = planOf({ method: 'prompts/get', rounds: [] }, { step: 1, rounds: attacked });
  const trace = playHonestly(plan, modern, { opens: () => opens });
  const entries = trace.entries.map((entry) => {
    if (entry.side !== 'front' || entry.part?.call !== 0) return entry;
    const { id } = entry.body as { id: number };
    // The builder calls tools only.
    if (entry.direction === 'to-hub')
      return { ...entry, body: { ...(entry.body as object), method: 'prompts/get' } };
    return { ...entry, body: { jsonrpc: '2.0', id, ...plainAnswer } };
  });
  return { ...trace, entries };
}

describe('seal.method', () => {
  it('holds where the other method is served by itself, and refused with the state', () => {
    expect(seen(sealMethod, changed(false))).toEqual(['held']);
  });

  it('is broken where the state opens for the other method', () => {
    expect(seen(sealMethod, changed(true))).toEqual(['broken']);
  });

  it('does not speak of a hub that does not serve the other method', () => {
    const trace = changed(false, { error: { code: -32601, message: 'no' } });
    expect(sealMethod.look(trace)).toMatchObject([
      { saw: 'exempt', because: expect.stringContaining('prompts/get') },
    ]);
  });

  it('sees nothing where the other method was never used, or no other was tried', () => {
    expect(
      seen(sealMethod, playHonestly(planOf({ rounds: attacked }), modern, { opens: () => true })),
    ).toEqual([]);
    const tool = planOf(
      { method: 'prompts/get', rounds: [] },
      { step: 1, rounds: attacking(aims.tool).calls[0]?.rounds ?? [] },
    );
    const trace = playHonestly(tool, modern, { opens: () => true });
    expect(trace.entries.some(({ body }) => member(body, 'result') !== undefined)).toBe(true);
    expect(seen(sealMethod, trace)).toEqual([]);
  });
});
