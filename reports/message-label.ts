import type { Entry } from '../harness/model/entry.ts';
import { isObject, member } from '../harness/model/json.ts';
import { counted } from './tally.ts';
import { shorten, visibleAscii } from './visible.ts';

/** An entry in a few words of printable ASCII: method or kind of result, id, HTTP status where it is not 200. */
export function labelOf(entry: Entry): string {
  const status = entry.kind !== 'status' && entry.status !== undefined && entry.status !== 200;
  const words = [
    wordsFor(entry),
    ...(entry.part?.attack === undefined ? [] : [`try ${entry.part.attack + 1}`]),
    ...(status ? [`HTTP ${entry.status}`] : []),
    ...(entry.standalone ? ['(GET stream)'] : []),
  ];
  return visibleAscii(words.filter((word) => word !== '').join(' '));
}

/** Whether an entry travels between two parties, rather than telling of a connection or of waiting in vain. */
export function travels(entry: Entry): boolean {
  return entry.kind === 'message' || entry.kind === 'status' || entry.kind === 'noise';
}

function wordsFor(entry: Entry): string {
  switch (entry.kind) {
    case 'message':
      return messageWords(entry.body);
    case 'status':
      return entry.status === 0 ? 'HTTP exchange broke off' : `HTTP ${entry.status}, no message`;
    case 'noise':
      return `no JSON: ${shorten(entry.raw, 20)}`;
    case 'open':
      return '(connection opened)';
    case 'close':
      return '(connection closed)';
    case 'gave-up':
      return '(no answer in time)';
  }
}

function messageWords(body: unknown): string {
  if (Array.isArray(body)) return `a JSON array of ${body.length}`;
  if (!isObject(body)) return `JSON, but no message: ${brief(body)}`;
  const id = Object.hasOwn(body, 'id') ? ` #${brief(body.id)}` : '';
  if (Object.hasOwn(body, 'method')) return `${methodWords(body)}${id}`;
  if (Object.hasOwn(body, 'error')) return `error ${brief(member(body, 'error', 'code'))}${id}`;
  return `${resultWords(body.result)}${id}`;
}

function methodWords(body: Record<string, unknown>): string {
  const method = typeof body.method === 'string' ? shorten(body.method, 28) : brief(body.method);
  const retried =
    member(body, 'params', 'requestState') !== undefined ||
    member(body, 'params', 'inputResponses') !== undefined;
  return `${method}${retried ? ' (retry)' : ''}`;
}

function resultWords(result: unknown): string {
  const type = member(result, 'resultType');
  if (type === 'input_required') {
    const requests = member(result, 'inputRequests');
    return `input_required (${counted(isObject(requests) ? Object.keys(requests).length : 0, 'request')})`;
  }
  if (type !== undefined && type !== 'complete') return `result of type ${brief(type)}`;
  const action = member(result, 'action');
  if (typeof action === 'string') return `answer: ${shorten(action, 10)}`;
  return member(result, 'isError') === true ? 'result (isError)' : 'result';
}

/** A value in at most a dozen characters. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length <= 12 ? text : `${text.slice(0, 10)}..`;
}
