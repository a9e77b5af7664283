import type fc from 'fast-check';
import type { Plan } from '../harness/model/plan.ts';
import type { Scenario } from '../harness/model/scenario.ts';
import { eachRequest } from './announce/each-request.ts';
import { legacyHttp } from './announce/legacy-http.ts';
import { conversation } from './carry/conversation.ts';
import { undeclared } from './fallback/undeclared.ts';
import { twoClients } from './isolate/two-clients.ts';
import { taggedQuestion } from './meta/tagged.ts';
import { besideQuestion } from './only/beside.ts';
import { forgery } from './seal/forgery.ts';
import { rounds } from './seal/rounds.ts';
import { thief } from './seal/thief.ts';
import { reversed } from './text/reversed.ts';

/** All scenarios. */
export const scenarios: readonly Scenario<fc.Arbitrary<Plan>>[] = [
  conversation,
  twoClients,
  reversed,
  besideQuestion,
  taggedQuestion,
  forgery,
  thief,
  rounds,
  eachRequest,
  legacyHttp,
  undeclared,
];

/** The scenario with an id; undefined where there is none. */
export function scenarioById(id: string): Scenario<fc.Arbitrary<Plan>> | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
