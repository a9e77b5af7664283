import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Beside } from '../../harness/model/plan.ts';

/** A request for an answer of the caller's model. */
export function sampling(text = 'Write a poem.', key = 'a'): Beside {
  const params: JsonObject = {
    messages: [{ role: 'user', content: { type: 'text', text } }],
    maxTokens: 10,
  };
  return { key, method: 'sampling/createMessage', params };
}

/** A request for the caller's roots. */
export function roots(key = 'r'): Beside {
  return { key, method: 'roots/list', params: {} };
}

/** Methods that nobody has, some of them nearly the right one. */
export const unknownMethods = [
  'Elicitation/Create',
  'elicitation/create ',
  ' elicitation/create',
  'elicitation/Create',
  'elicitation/create/',
  'elicitation',
  'tools/call',
  'vendor/ask',
  'constructor',
] as const;

/** A request of any method with the params of a question. */
export function unknown(method: string, key = 'x'): Beside {
  const params: JsonObject = {
    mode: 'form',
    message: 'Is this a question?',
    requestedSchema: { type: 'object', properties: {} },
  };
  return { key, method, params };
}

/** What a child may want that is no question, each under a key of its own. */
export const others: fc.Arbitrary<Beside[]> = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 20 }).map((text) => sampling(text)),
      fc.constant(roots()),
      fc.constantFrom(...unknownMethods).map((method) => unknown(method)),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((list) => list.map((one, index) => ({ ...one, key: `${one.key}${index}` })));
