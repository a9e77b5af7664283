import {
  anyOf,
  choose,
  type Definitions,
  list,
  map,
  object,
  ref,
  type Shape,
  text,
  uri,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { meta, requestParams } from './base.ts';
import { taskAugmented } from './tasks.ts';

const asked = (traits: Traits): Shape[] => [
  traits.modern ? {} : requestParams(traits),
  taskAugmented(traits),
  { must: { message: text } },
];

/** Asking a person. In the modern revision question and answer ride inside other messages. */
export const elicitation = (traits: Traits): Definitions => ({
  ElicitRequestFormParams: object(...asked(traits), {
    must: { requestedSchema: ref('RequestedSchema') },
    may: { ...(traits.modes && { mode: word('form') }) },
  }),
  ...(traits.modes && {
    ElicitRequestURLParams: object(...asked(traits), {
      must: { mode: word('url'), url: uri, ...(traits.elicitationIds && { elicitationId: text }) },
    }),
  }),
  ElicitRequestParams: traits.modes
    ? choose(
        object({ must: { mode: word('url') } }),
        ref('ElicitRequestURLParams'),
        ref('ElicitRequestFormParams'),
      )
    : ref('ElicitRequestFormParams'),
  ElicitResult: object(traits.modern ? {} : meta, {
    must: { action: word('accept', 'decline', 'cancel') },
    may: {
      content: map(
        traits.richFields
          ? anyOf(
              'a string, number, boolean or list of strings',
              { type: ['string', 'number', 'boolean'] },
              list(text),
            )
          : { type: ['string', 'number', 'boolean'] },
      ),
    },
  }),
  ...(traits.elicitationIds && {
    ElicitationCompleteNotificationParams: object({ must: { elicitationId: text } }),
    URLElicitationRequiredData: object({ must: { elicitations: list(ref('ElicitRequestURLParams')) } }),
  }),
});
