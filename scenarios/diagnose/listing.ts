import fc from 'fast-check';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';

/** A client lists the tools of the door that has the hub's own. */
function list({ clientVia }: Pair, isOn: boolean): Plan {
  const door = clientVia === 'http' ? ({ door: 'other' } as const) : {};
  return {
    calls: [callOf({ rounds: [] })],
    probes: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        message: { method: 'tools/list', params: {} },
        ...door,
      },
    ],
    ...(isOn && { setting: 'diagnostics' }),
  };
}

function scenario(via: 'stdio' | 'http'): Scenario<fc.Arbitrary<Plan>> {
  return {
    id: `diagnose/listing-${via}`,
    title: "a client lists the hub's own tools, with diagnostics and without",
    reaches: ['diagnose.present'],
    needs: { children: 1, settings: ['diagnostics'], ...(via === 'http' && { otherDoor: true }) },
    plays: ({ clientVia }) => clientVia === via,
    examples: ({ pair }) => [list(pair, false)],
    plans: ({ pair }) => fc.constant(list(pair, true)),
  };
}

export const listingOverStdio = scenario('stdio');
export const listingOverHttp = scenario('http');
