import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { shortNames } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

/** A client asks on certain terms whether a question of alpha would reach it, then calls alpha on the same terms. */
function describeThenCall({ child, childVia, clientVia }: Pair, declares: JsonObject): Plan {
  const door = clientVia === 'http' ? ({ door: 'other' } as const) : {};
  const server = `alpha-${shortNames[child]}-${childVia}`;
  return {
    calls: [callOf({ step: 1, declares, rounds: [{ questions: [plainQuestion('May I?')] }], ...door })],
    probes: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares,
        message: { method: 'tools/call', params: { name: 'describe_connection', arguments: { server } } },
        ...door,
      },
    ],
    setting: 'diagnostics',
  };
}

function scenario(via: 'stdio' | 'http'): Scenario<fc.Arbitrary<Plan>> {
  return {
    id: `diagnose/described-${via}`,
    title: 'a client asks whether it can be asked, then calls a child that would like to ask',
    reaches: ['diagnose.true'],
    needs: { children: 1, settings: ['diagnostics'], ...(via === 'http' && { otherDoor: true }) },
    plays: ({ clientVia }) => clientVia === via,
    examples: ({ pair }) => [describeThenCall(pair, declarations.nothing)],
    plans: ({ pair }) =>
      fc
        .constantFrom<JsonObject>(declarations.form, declarations.bare, declarations.both)
        .map((declares) => describeThenCall(pair, declares)),
  };
}

export const describedOverStdio = scenario('stdio');
export const describedOverHttp = scenario('http');
