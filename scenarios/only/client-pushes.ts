import fc from 'fast-check';
import type { Json } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { probing, type Said } from '../plans/probes.ts';

/** A canary of this number: it is looked for wherever the hub writes. */
function canary(number: number): string {
  return `hubproof-stray-${number}`;
}

function question(number: number): Said {
  const params = {
    mode: 'form',
    message: canary(number),
    requestedSchema: { type: 'object', properties: {} },
  };
  return { message: { method: 'elicitation/create', params } };
}

function sampling(number: number): Said {
  const messages = [{ role: 'user', content: { type: 'text', text: canary(number) } }];
  return { message: { method: 'sampling/createMessage', params: { messages, maxTokens: 10 } } };
}

function roots(number: number): Said {
  return { message: { method: 'roots/list', params: { note: canary(number) } } };
}

/** An answer to a question with this id, which nobody asked. */
function response(number: number, id: string | number): Said {
  const result: Json = { action: 'accept', content: { note: canary(number) } };
  return { bare: true, message: { id, result } };
}

const ids = [0, 1, 2, '1'] as const;

export const clientPushes: Scenario<fc.Arbitrary<Plan>> = {
  id: 'only/client-pushes',
  title: 'a client that makes requests of a server, and answers what nobody asked',
  reaches: ['only.client-cannot-push'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [probing([question(1), sampling(2), roots(3), response(4, 1), response(5, '1')])],
  plans: () =>
    fc
      .array(
        fc.oneof(
          fc.constantFrom(question, sampling, roots).map((make) => make),
          fc.constantFrom(...ids).map((id) => (number: number) => response(number, id)),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((makers) => probing(makers.map((make, index) => make(index)))),
};
