import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan, Probe } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { diagnosePresent } from './diagnose-present.ts';
import { diagnoseTrue } from './diagnose-true.ts';
import { type Decisions, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { form, modern, planOf } from './testing/plans.ts';

/** A plan with one probe, played, with this result for the probe put before everything else. */
function probing(plan: Plan, message: JsonObject, result: JsonObject, wrong: Partial<Decisions> = {}): Trace {
  const [first] = plan.calls;
  const probe: Probe = { by: 'ann', to: 'alpha', step: 0, declares: first?.declares ?? {}, message };
  const trace = playHonestly({ ...plan, probes: [probe] }, modern, wrong);
  const link = { side: 'front', who: 'ann', link: 'ann#1', revision: '2026-07-28', via: 'http' } as const;
  const about = { ...link, ms: 0, kind: 'message', raw: '', part: { call: -2, turn: 0, probe: 0 } } as const;
  const shift = trace.entries.length;
  const entries = [
    ...trace.entries,
    { ...about, n: shift, direction: 'to-hub' as const, body: { jsonrpc: '2.0', id: 9, ...message } },
    {
      ...about,
      n: shift + 1,
      direction: 'from-hub' as const,
      body: { jsonrpc: '2.0', id: 9, result },
      answers: shift,
    },
  ];
  return { ...trace, entries };
}

describe('diagnose.present', () => {
  const listing = (setting: Plan['setting'], ...names: string[]) =>
    probing(
      { ...planOf({ rounds: [] }), ...(setting !== undefined && { setting }) },
      { method: 'tools/list' },
      { tools: names.map((name) => ({ name })) },
    );

  it('holds where it is there and ought to be, and where it is neither', () => {
    expect(seen(diagnosePresent, listing('diagnostics', 'call_tool', 'describe_connection'))).toEqual([
      'held',
    ]);
    expect(seen(diagnosePresent, listing(undefined, 'call_tool'))).toEqual(['held']);
  });

  it('is broken where it is missing, and where it is there uncalled for', () => {
    expect(guilty(diagnosePresent, listing('diagnostics', 'call_tool'))).toMatchObject([
      { actual: 'it is not listed' },
    ]);
    expect(guilty(diagnosePresent, listing(undefined, 'describe_connection'))).toMatchObject([
      { actual: 'it is listed' },
    ]);
  });

  it('sees nothing where nobody listed the tools', () => {
    expect(seen(diagnosePresent, probing(planOf({}), { method: 'prompts/list' }, { prompts: [] }))).toEqual(
      [],
    );
  });
});

describe('diagnose.true', () => {
  const message = { method: 'tools/call', params: { name: 'describe_connection', arguments: {} } };
  const asking = (said: JsonObject, declares: JsonObject = form, wrong: Partial<Decisions> = {}) =>
    probing({ ...planOf({ declares }), setting: 'diagnostics' }, message, { structuredContent: said }, wrong);

  it.each([
    [
      'a question comes and was announced',
      asking({ era: 'modern', elicitation: form.elicitation ?? null, reachesYou: true }),
    ],
    ['none comes and none was announced', asking({ elicitation: null, reachesYou: false }, {})],
  ])('holds where %s', (_, trace) => {
    expect(seen(diagnoseTrue, trace)).toEqual(['held']);
  });

  it('reads a text as well', () => {
    const content = [{ type: 'text', text: '{"reachesYou":false}' }];
    const trace = probing({ ...planOf({}), setting: 'diagnostics' }, message, { content });
    expect(seen(diagnoseTrue, trace)).toEqual(['broken']);
  });

  it.each([
    ['a question comes although none would', asking({ reachesYou: false })],
    ['none comes although one would', asking({ reachesYou: true }, {})],
    ['the era is another', asking({ era: 'legacy', reachesYou: true })],
    ['the capability is another', asking({ elicitation: {}, reachesYou: true })],
  ])('is broken where %s', (_, trace) => {
    expect(seen(diagnoseTrue, trace)).toEqual(['broken']);
  });

  it('sees nothing where it says nothing, or nobody called', () => {
    expect(seen(diagnoseTrue, asking({ era: 'modern' }))).toEqual([]);
    const idle = probing({ ...planOf({ rounds: [] }), setting: 'diagnostics' }, message, {
      structuredContent: { reachesYou: false },
    });
    expect(seen(diagnoseTrue, idle)).toEqual([]);
    expect(seen(diagnoseTrue, { ...asking({ reachesYou: false }), plan: planOf({}) })).toEqual([]);
  });
});
