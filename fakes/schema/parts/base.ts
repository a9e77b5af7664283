import {
  anyObject,
  type Definitions,
  integer,
  object,
  ref,
  type Shape,
  stringOrInteger,
  text,
  when,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';

/** Optional metadata that no rule looks into. */
export const meta: Shape = { may: { _meta: anyObject } };

/** What every request's `params` has: the modern envelope is compulsory. */
export const requestParams = (traits: Traits): Shape =>
  traits.modern
    ? { must: { _meta: ref('RequestMetaObject') } }
    : { may: { _meta: ref('RequestMetaObject') } };

/** What every notification's `params` has. */
export const notificationParams = (traits: Traits): Shape =>
  traits.modern ? { may: { _meta: ref('NotificationMetaObject') } } : meta;

/** What every result of a request on the wire has. */
export const result = (traits: Traits): Shape =>
  traits.modern ? { must: { resultType: text }, may: { _meta: ref('ResultMetaObject') } } : meta;

/** A result that comes in pages. */
export const paginated: Shape = { may: { nextCursor: text } };

/** How long and for whom a result may be kept (28 server/utilities/caching). */
export const cacheable = (traits: Traits): Shape =>
  when(traits.modern, {
    must: { ttlMs: { ...integer, minimum: 0 }, cacheScope: word('public', 'private') },
  });

const reserved = (name: string): string => `io.modelcontextprotocol/${name}`;

/** The envelope of a request; keys from 28 basic, Per-request protocol fields. */
const requestMeta = (traits: Traits): Shape => ({
  must: {
    ...(traits.modern && {
      [reserved('protocolVersion')]: text,
      [reserved('clientCapabilities')]: ref('ClientCapabilities'),
    }),
  },
  may: {
    progressToken: stringOrInteger,
    ...(traits.modern && {
      [reserved('clientInfo')]: ref('Implementation'),
      [reserved('logLevel')]: ref('LoggingLevel'),
    }),
  },
});

const resultMeta: Shape = { may: { [reserved('serverInfo')]: ref('Implementation') } };

/** Metadata, and the shapes that messages of every kind share. */
export const base = (traits: Traits): Definitions => ({
  RequestMetaObject: object(requestMeta(traits)),
  RequestParams: object(requestParams(traits)),
  PaginatedRequestParams: object(requestParams(traits), { may: { cursor: text } }),
  NotificationParams: object(notificationParams(traits)),
  Result: object(result(traits)),
  EmptyResult: object(result(traits)),
  ...(traits.modern && {
    NotificationMetaObject: object({ may: { [reserved('subscriptionId')]: stringOrInteger } }),
    ResultMetaObject: object(resultMeta),
    SubscriptionsListenResultMetaObject: object(resultMeta, {
      must: { [reserved('subscriptionId')]: stringOrInteger },
    }),
  }),
});
