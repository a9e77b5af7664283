import {
  anyOf,
  type Definitions,
  map,
  object,
  ref,
  type Shape,
  tagged,
  text,
  when,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { meta, result } from './base.ts';

/** What a retry adds to a request: the answers, and the server's own state. */
export const answers = (traits: Traits): Shape =>
  when(traits.modern, { may: { inputResponses: ref('InputResponses'), requestState: text } });

/** Questions that ride on a result (28 basic/patterns/mrtr). */
export const inputRequired = (traits: Traits): Definitions =>
  traits.modern
    ? {
        ElicitRequest: object({
          must: { method: word('elicitation/create'), params: ref('ElicitRequestParams') },
        }),
        CreateMessageRequest: object({
          must: { method: word('sampling/createMessage'), params: ref('CreateMessageRequestParams') },
        }),
        ListRootsRequest: object({ must: { method: word('roots/list') }, may: { params: object(meta) } }),
        InputRequest: tagged('method', {
          'elicitation/create': 'ElicitRequest',
          'sampling/createMessage': 'CreateMessageRequest',
          'roots/list': 'ListRootsRequest',
        }),
        InputRequests: map(ref('InputRequest')),
        InputResponse: anyOf(
          'a bare result of an elicitation (`action`), of sampling (`role`, `content`, `model`) or of roots/list (`roots`)',
          ref('ElicitResult'),
          ref('CreateMessageResult'),
          ref('ListRootsResult'),
        ),
        InputResponses: map(ref('InputResponse')),
        InputRequiredResult: object(result(traits), {
          may: { inputRequests: ref('InputRequests'), requestState: text },
        }),
      }
    : {};
