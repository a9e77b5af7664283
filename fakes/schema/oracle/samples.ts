import { type Revision, revisions } from '../../../harness/model/revision.ts';
import type { Role } from '../role.ts';
import * as part from './sample-parts.ts';
import * as question from './sample-questions.ts';

/** A valid message, and what must be known to judge it. */
export interface Sample {
  readonly kind: 'request' | 'notification' | 'result' | 'error';
  /** Method of the message, or of the request it answers; empty for errors. */
  readonly method: string;
  readonly from: Role;
  readonly in: readonly Revision[];
  readonly message: Readonly<Record<string, unknown>>;
}

const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];
const only11: readonly Revision[] = ['2025-11-25'];
const only28: readonly Revision[] = ['2026-07-28'];

type Body = Readonly<Record<string, unknown>>;
type Make = (method: string, body: Body, where?: readonly Revision[], from?: Role) => Sample;

const request: Make = (method, params, where = revisions, from = 'client') => ({
  kind: 'request',
  method,
  from,
  in: where,
  message: { jsonrpc: '2.0', id: 'r1', method, params: { _meta: part.envelope, ...params } },
});
const notification: Make = (method, params, where = revisions, from = 'server') => ({
  kind: 'notification',
  method,
  from,
  in: where,
  message: { jsonrpc: '2.0', method, params: { _meta: part.notificationMeta, ...params } },
});
const result: Make = (method, body, where = revisions, from = 'server') => ({
  kind: 'result',
  method,
  from,
  in: where,
  message: { jsonrpc: '2.0', id: 4, result: { resultType: 'complete', _meta: part.resultMeta, ...body } },
});
const error = (error: Body, where: readonly Revision[] = revisions): Sample => ({
  kind: 'error',
  method: '',
  from: 'server',
  in: where,
  message: { jsonrpc: '2.0', id: 4, error },
});

const retried = {
  requestState: 'opaque',
  inputResponses: {
    a: question.plainAnswer,
    b: question.richAnswer,
    c: { action: 'cancel' },
    d: question.toolSampled,
    e: question.roots,
  },
};
const asking = {
  resultType: 'input_required',
  requestState: 'opaque',
  inputRequests: {
    a: { method: 'elicitation/create', params: question.richForm },
    b: { method: 'elicitation/create', params: question.urlQuestion },
    c: { method: 'sampling/createMessage', params: question.toolSampling },
    d: { method: 'roots/list' },
    '': { method: 'roots/list', params: { _meta: {} } },
  },
};
const reference = { ref: { type: 'ref/prompt', name: 'p', title: 'P' }, argument: { name: 'a', value: '' } };

const requests: readonly Sample[] = [
  request(
    'initialize',
    {
      protocolVersion: '2025-11-25',
      capabilities: part.clientCapabilities,
      clientInfo: part.implementation,
    },
    legacy,
  ),
  request('server/discover', {}, only28),
  request('ping', {}, legacy),
  request('ping', {}, legacy, 'server'),
  request('tools/list', { cursor: 'c' }),
  request('prompts/list', {}),
  request('resources/list', {}),
  request('resources/templates/list', {}),
  request('tools/call', { name: 'ask', arguments: { q: [1] }, task: { ttl: 5 }, ...retried }),
  request('prompts/get', { name: 'p', arguments: { a: 'b' }, ...retried }),
  request('resources/read', { uri: 'file:///a', ...retried }),
  request('resources/subscribe', { uri: 'file:///a' }, legacy),
  request('resources/unsubscribe', { uri: 'file:///a' }, legacy),
  request('completion/complete', { ...reference, context: { arguments: { b: 'c' } } }),
  request('completion/complete', { ...reference, ref: { type: 'ref/resource', uri: 'file:///{path}' } }),
  request('logging/setLevel', { level: 'info' }, legacy),
  request('subscriptions/listen', { notifications: part.subscriptionFilter }, only28),
  request('elicitation/create', question.plainForm, legacy, 'server'),
  request('elicitation/create', question.richForm, only11, 'server'),
  request('elicitation/create', question.urlQuestion, only11, 'server'),
  request('sampling/createMessage', question.plainSampling, legacy, 'server'),
  request('sampling/createMessage', question.toolSampling, only11, 'server'),
  request('roots/list', {}, legacy, 'server'),
  request('tasks/get', { taskId: 't1' }, only11),
  request('tasks/result', { taskId: 't1' }, only11, 'server'),
  request('tasks/cancel', { taskId: 't1' }, only11),
  request('tasks/list', { cursor: 'c' }, only11, 'server'),
  request('vendor.example/anything', { x: 1 }),
];

const notifications: readonly Sample[] = [
  notification('notifications/cancelled', { requestId: 1, reason: 'enough' }, revisions, 'client'),
  notification('notifications/cancelled', { requestId: 'r1' }),
  notification('notifications/progress', { progressToken: 1, progress: 0.5, total: 2.5, message: 'on it' }),
  notification('notifications/progress', { progressToken: 'p', progress: 1 }, legacy, 'client'),
  notification('notifications/initialized', {}, legacy, 'client'),
  notification('notifications/roots/list_changed', {}, legacy, 'client'),
  notification('notifications/message', { level: 'error', logger: 'l', data: [null] }),
  notification('notifications/resources/updated', { uri: 'file:///a' }),
  notification('notifications/resources/list_changed', {}),
  notification('notifications/tools/list_changed', {}),
  notification('notifications/prompts/list_changed', {}),
  notification('notifications/elicitation/complete', { elicitationId: 'e1' }, only11),
  notification('notifications/tasks/status', part.task, only11),
  notification('notifications/tasks/status', part.task, only11, 'client'),
  notification(
    'notifications/subscriptions/acknowledged',
    { notifications: part.subscriptionFilter },
    only28,
  ),
  notification('notifications/vendor.example', { x: 1 }),
];

const results: readonly Sample[] = [
  result(
    'initialize',
    {
      protocolVersion: '2025-11-25',
      capabilities: part.serverCapabilities,
      serverInfo: part.implementation,
      instructions: 'use me',
    },
    legacy,
  ),
  result(
    'server/discover',
    {
      ...part.cached,
      supportedVersions: ['2026-07-28'],
      capabilities: part.serverCapabilities,
      instructions: 'use me',
    },
    only28,
  ),
  result('ping', {}, legacy),
  result('ping', {}, legacy, 'client'),
  result('logging/setLevel', {}, legacy),
  result('tools/list', { ...part.cached, tools: [part.tool], nextCursor: 'c' }),
  result('tools/call', { content: part.blocks, structuredContent: { a: 1 }, isError: false }),
  result('tools/call', { task: part.task }, only11),
  result('tools/call', asking, only28),
  result('tools/call', { resultType: 'vendor', x: 1 }, only28),
  result('prompts/list', {
    ...part.cached,
    prompts: [
      {
        name: 'p',
        title: 'P',
        description: 'd',
        icons: [part.icon],
        arguments: [{ name: 'a', title: 'A', description: 'd', required: true }],
        _meta: {},
      },
    ],
  }),
  result('prompts/get', {
    description: 'd',
    messages: part.blocks.map((content) => ({ role: 'user', content })),
  }),
  result('prompts/get', { ...asking, inputRequests: {} }, only28),
  result('resources/list', { ...part.cached, resources: [part.resource] }),
  result('resources/templates/list', {
    ...part.cached,
    resourceTemplates: [
      {
        uriTemplate: 'file:///{path}',
        name: 't',
        title: 'T',
        description: 'd',
        mimeType: 'text/plain',
        annotations: part.annotations,
        icons: [part.icon],
        _meta: {},
      },
    ],
  }),
  result('resources/read', { ...part.cached, contents: [part.textContents, part.blobContents] }),
  result('resources/subscribe', {}, legacy),
  result('completion/complete', { completion: { values: ['a'], total: 3, hasMore: true } }),
  result('subscriptions/listen', { _meta: { ...part.resultMeta, ...part.notificationMeta } }, only28),
  result('elicitation/create', question.plainAnswer, legacy, 'client'),
  result('elicitation/create', question.richAnswer, only11, 'client'),
  result('elicitation/create', { task: part.task }, only11, 'client'),
  result('sampling/createMessage', question.plainSampled, legacy, 'client'),
  result('sampling/createMessage', question.toolSampled, only11, 'client'),
  result('roots/list', question.roots, legacy, 'client'),
  result('tasks/get', part.task, only11),
  result('tasks/cancel', part.task, only11, 'client'),
  result('tasks/list', { tasks: [part.task], nextCursor: 'c' }, only11),
  result('tasks/result', { content: [] }, only11),
  result('vendor.example/anything', { x: 1 }),
];

const errors: readonly Sample[] = [
  error({ code: -32601, message: 'no such method', data: [1] }),
  error({ code: -32602, message: 'bad' }),
  error({ code: 42, message: '' }),
  error({ code: -32042, message: 'visit', data: { elicitations: [question.urlQuestion] } }, only11),
  error({ code: -32020, message: 'mismatch' }, only28),
  error({ code: -32021, message: 'no', data: { requiredCapabilities: part.clientCapabilities } }, only28),
  error({ code: -32022, message: 'no', data: { supported: ['2026-07-28'], requested: '1' } }, only28),
];

/** Valid messages of every kind and method; one that fits a revision is listed for it. */
export const samples: readonly Sample[] = [...requests, ...notifications, ...results, ...errors];
