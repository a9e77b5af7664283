import {
  anything,
  type Definitions,
  flag,
  list,
  map,
  number,
  object,
  ref,
  stringOrInteger,
  tagged,
  text,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { notificationParams, requestParams, result } from './base.ts';
import { named } from './identity.ts';

/** Completion, logging, progress and cancellation. */
export const utilities = (traits: Traits): Definitions => ({
  PromptReference: object({ must: { type: word('ref/prompt') } }, named),
  ResourceTemplateReference: object({ must: { type: word('ref/resource'), uri: text } }),
  CompleteRequestParams: object(requestParams(traits), {
    must: {
      ref: tagged('type', { 'ref/prompt': 'PromptReference', 'ref/resource': 'ResourceTemplateReference' }),
      argument: object({ must: { name: text, value: text } }),
    },
    may: { context: object({ may: { arguments: map(text) } }) },
  }),
  CompleteResult: object(result(traits), {
    must: {
      completion: object({
        must: { values: { ...list(text), maxItems: 100 } },
        may: { total: number, hasMore: flag },
      }),
    },
  }),
  LoggingLevel: word('debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'),
  ...(!traits.modern && {
    SetLevelRequestParams: object(requestParams(traits), { must: { level: ref('LoggingLevel') } }),
  }),
  LoggingMessageNotificationParams: object(notificationParams(traits), {
    must: { level: ref('LoggingLevel'), data: anything },
    may: { logger: text },
  }),
  ProgressNotificationParams: object(notificationParams(traits), {
    must: { progressToken: stringOrInteger, progress: number },
    may: { total: number, message: text },
  }),
  CancelledNotificationParams: object(
    notificationParams(traits),
    {
      [traits.cancelNamesRequest ? 'must' : 'may']: { requestId: stringOrInteger },
    },
    { may: { reason: text } },
  ),
});
