import { type Definitions, flag, list, object, ref, type Shape, text } from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { notificationParams, requestParams, result } from './base.ts';

const filtered: Shape = { must: { notifications: ref('SubscriptionFilter') } };

/** One long-lived request that asks for notifications (28 basic/patterns/subscriptions). */
export const subscriptions = (traits: Traits): Definitions =>
  traits.modern
    ? {
        SubscriptionFilter: object({
          may: {
            toolsListChanged: flag,
            promptsListChanged: flag,
            resourcesListChanged: flag,
            resourceSubscriptions: list(text),
          },
        }),
        SubscriptionsListenRequestParams: object(requestParams(traits), filtered),
        SubscriptionsListenResult: object(result(traits), {
          must: { _meta: ref('SubscriptionsListenResultMetaObject') },
        }),
        SubscriptionsAcknowledgedNotificationParams: object(notificationParams(traits), filtered),
      }
    : {};
