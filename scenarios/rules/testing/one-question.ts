import type { JsonObject } from '../../../harness/model/json.ts';
import { questionMarker } from '../../../harness/model/marker.ts';
import type { Trace } from '../../../harness/model/trace.ts';
import { form, modern, planOf } from './plans.ts';
import { complete, inputRequired, nonce, TraceBuilder } from './trace-builder.ts';

const marker = questionMarker(nonce, 0, 0, 0);

/** A text as a child sends it: the marker stands behind it. */
export function marked(text: string): string {
  return `${text} ${marker}`;
}

/** What the guide's hub makes of a text. */
export function attributed(text: string): string {
  return `Server "alpha-name" asks:\n\n${text}`;
}

/** One call with one question, of which it is given what the child asked and what the client was shown. */
export function oneQuestion(
  asked: JsonObject,
  shown: JsonObject,
  answer: { given: JsonObject; got: JsonObject } = {
    given: { action: 'decline' },
    got: { action: 'decline' },
  },
): Trace {
  const builder = new TraceBuilder(planOf({}), modern);
  const call = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: dress(asked) }));
  builder.clientGets(call, inputRequired({ q: dress(shown) }, 'sealed'));
  const retry = builder.clientCalls(0, 1, {
    retry: { inputResponses: { q: answer.given }, requestState: 'sealed' },
  });
  const end = builder.childCalled(0, 1, form, { inputResponses: { q: answer.got } });
  builder.childAnswers(end, { result: complete('done', '2026-07-28') });
  builder.clientGets(retry, { result: complete('done', '2026-07-28') });
  builder.fence();
  return builder.trace;
}

/** A form with one text: its child's, and what the client is shown in its place. */
export function oneMessage(asked: string, shown: string): Trace {
  return oneQuestion({ message: marked(asked) }, { message: shown });
}

function dress(params: JsonObject): JsonObject {
  const usual = { message: marked('May I?'), requestedSchema: { type: 'object', properties: {} } };
  return { mode: 'form', ...usual, ...params };
}
