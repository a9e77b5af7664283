import type { Revision } from '../../../harness/model/revision.ts';
import { revisions } from '../../../harness/model/revision.ts';
import { envelope } from './sample-parts.ts';
import type { Sample } from './samples.ts';

/** A message that the published schema lets pass and we refuse, and the clause that says so. */
export interface Beyond extends Sample {
  readonly because: string;
}

const only28: readonly Revision[] = ['2026-07-28'];
const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];

type Body = Readonly<Record<string, unknown>>;
const jsonrpc = '2.0';
const params = { _meta: envelope };

const request = (
  because: string,
  from: Sample['from'],
  where: readonly Revision[],
  method: string,
  more: Body = params,
): Beyond => ({
  kind: 'request',
  method,
  from,
  in: where,
  message: { jsonrpc, id: 1, method, params: more },
  because,
});
const answer = (because: string, where: readonly Revision[], method: string, body: Body): Beyond => ({
  kind: 'result',
  method,
  from: 'server',
  in: where,
  message: { jsonrpc, id: 1, ...body },
  because,
});
const failure = (because: string, code: number): Beyond => ({
  kind: 'error',
  method: '',
  from: 'server',
  in: only28,
  message: { jsonrpc, id: 1, error: { code, message: 'no' } },
  because,
});

const asking = { resultType: 'input_required', requestState: 's' };
const elsewhere = '28 basic/patterns/mrtr, Supported Requests: on three methods only';
const silent = '28 basic/patterns/mrtr, Server Requirements: at least one of the two members';
const foreign = 'a method of another revision';
const codes = '28 basic, Error Codes';
const oneDirection = '28 basic/transports: only clients send requests, only servers respond';

/** Where the published schema is silent and the text of the specification is not. */
export const beyond: readonly Beyond[] = [
  answer(silent, only28, 'tools/call', { result: { resultType: 'input_required' } }),
  answer(elsewhere, only28, 'tools/list', { result: asking }),
  answer(elsewhere, only28, 'vendor.example/anything', { result: asking }),
  answer('JSON-RPC: a response has a result or an error, not both', legacy, 'ping', {
    result: {},
    error: { code: 1, message: '' },
  }),
  answer('server/utilities/completion: at most 100 values', legacy, 'completion/complete', {
    result: { completion: { values: Array.from({ length: 101 }, () => 'x') } },
  }),
  failure(codes, -32002),
  failure(codes, -32042),
  failure(codes, -32023),
  failure(codes, -32099),
  request(oneDirection, 'server', only28, 'vendor.example/anything'),
  request(foreign, 'client', only28, 'ping'),
  request(foreign, 'client', only28, 'logging/setLevel'),
  request(foreign, 'client', only28, 'tasks/list'),
  request(foreign, 'client', ['2025-06-18'], 'tasks/get', { taskId: 't' }),
  request(foreign, 'client', legacy, 'subscriptions/listen'),
  request('a request of the other side', 'client', legacy, 'roots/list'),
  request('a request of the other side', 'server', legacy, 'tools/list'),
  request('a notification carries no id', 'client', revisions, 'notifications/cancelled', { requestId: 1 }),
  {
    ...request('a request carries an id', 'client', ['2025-06-18'], 'tools/list'),
    kind: 'notification',
    message: { jsonrpc, method: 'tools/list', params },
  },
  {
    ...request(oneDirection, 'client', only28, 'elicitation/create'),
    kind: 'result',
    message: { jsonrpc, id: 1, result: { resultType: 'complete', action: 'cancel' } },
  },
];
