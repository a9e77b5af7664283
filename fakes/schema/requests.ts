import type { Revision } from '../../harness/model/revision.ts';
import type { Role } from './role.ts';

/** What a request of the core protocol looks like and who may send it. */
export interface RequestRule {
  readonly by: readonly Role[];
  readonly in: readonly Revision[];
  /** Definition of `params`. */
  readonly params: string;
  /** `params` may be left out where the revision asks for nothing in it. */
  readonly bare?: true;
  /** Definition of the result. */
  readonly result: string;
  /** Definitions of other results it may have instead. */
  readonly orResult?: readonly string[];
  /** Revisions in which the name belongs to an extension, so that it is judged like any unknown method. */
  readonly extensionIn?: readonly Revision[];
}

const all: readonly Revision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];
const only11: readonly Revision[] = ['2025-11-25'];
const modern: readonly Revision[] = ['2026-07-28'];
const client: readonly Role[] = ['client'];
const server: readonly Role[] = ['server'];
const both: readonly Role[] = ['client', 'server'];

const listing = (result: string): RequestRule => ({
  by: client,
  in: all,
  params: 'PaginatedRequestParams',
  bare: true,
  result,
});
const taskable = { orResult: ['CreateTaskResult'] } as const;
const task = (result: string): RequestRule => ({ by: both, in: only11, params: 'TaskRequestParams', result });

const rules: Readonly<Record<string, RequestRule>> = {
  initialize: { by: client, in: legacy, params: 'InitializeRequestParams', result: 'InitializeResult' },
  'server/discover': { by: client, in: modern, params: 'RequestParams', result: 'DiscoverResult' },
  ping: { by: both, in: legacy, params: 'RequestParams', bare: true, result: 'EmptyResult' },
  'completion/complete': { by: client, in: all, params: 'CompleteRequestParams', result: 'CompleteResult' },
  'logging/setLevel': { by: client, in: legacy, params: 'SetLevelRequestParams', result: 'EmptyResult' },
  'prompts/get': { by: client, in: all, params: 'GetPromptRequestParams', result: 'GetPromptResult' },
  'prompts/list': listing('ListPromptsResult'),
  'resources/list': listing('ListResourcesResult'),
  'resources/templates/list': listing('ListResourceTemplatesResult'),
  'resources/read': {
    by: client,
    in: all,
    params: 'ReadResourceRequestParams',
    result: 'ReadResourceResult',
  },
  'resources/subscribe': { by: client, in: legacy, params: 'ResourceRequestParams', result: 'EmptyResult' },
  'resources/unsubscribe': { by: client, in: legacy, params: 'ResourceRequestParams', result: 'EmptyResult' },
  'subscriptions/listen': {
    by: client,
    in: modern,
    params: 'SubscriptionsListenRequestParams',
    result: 'SubscriptionsListenResult',
  },
  'tools/call': {
    by: client,
    in: all,
    params: 'CallToolRequestParams',
    result: 'CallToolResult',
    ...taskable,
  },
  'tools/list': listing('ListToolsResult'),
  'tasks/get': { ...task('GetTaskResult'), extensionIn: modern },
  'tasks/cancel': { ...task('CancelTaskResult'), extensionIn: modern },
  'tasks/result': task('GetTaskPayloadResult'),
  'tasks/list': {
    by: both,
    in: only11,
    params: 'PaginatedRequestParams',
    bare: true,
    result: 'ListTasksResult',
  },
  'elicitation/create': {
    by: server,
    in: legacy,
    params: 'ElicitRequestParams',
    result: 'ElicitResult',
    ...taskable,
  },
  'sampling/createMessage': {
    by: server,
    in: legacy,
    params: 'CreateMessageRequestParams',
    result: 'CreateMessageResult',
    ...taskable,
  },
  'roots/list': { by: server, in: legacy, params: 'RequestParams', bare: true, result: 'ListRootsResult' },
};

/** The requests of the core protocol in all revisions, by method. */
export const requests: ReadonlyMap<string, RequestRule> = new Map(Object.entries(rules));

/** The only requests that may be answered with questions (28 basic/patterns/mrtr, Supported Requests). */
export const mayAsk: ReadonlySet<string> = new Set(['prompts/get', 'resources/read', 'tools/call']);

/**
 * Requests that a client may send on a leg of any revision, because they are how it finds out which era the
 * other side speaks (28 basic/versioning): the revision whose shape they have there.
 */
export const probes: ReadonlyMap<string, Revision> = new Map([
  ['server/discover', '2026-07-28'],
  ['initialize', '2025-11-25'],
]);
