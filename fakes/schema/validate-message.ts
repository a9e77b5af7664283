import { isObject } from '../../harness/model/json.ts';
import type { Revision } from '../../harness/model/revision.ts';
import { type SchemaProblem, shown } from './problem.ts';
import type { Role } from './role.ts';
import { validateNotification } from './validate-notification.ts';
import { validateRequest } from './validate-request.ts';
import { validateResponse } from './validate-response.ts';

/** What is known about a message beside its text. */
export interface MessageContext {
  /** Method of the request that this response answers. Without it only the common part of a result is judged. */
  readonly method?: string;
}

/**
 * Judges one message on a leg by the specification of the leg's revision; an empty list means that it is valid.
 *
 * - `from`: the side of the leg that sent it.
 * - `message`: the parsed JSON.
 *
 * Unknown members and methods pass wherever the specification leaves room for them; core methods of another
 * revision do not, except `server/discover` and `initialize`, with which a client finds out the era.
 * Correlation (does this id answer a request, was this capability declared) is not judged here.
 */
export function validateMessage(
  revision: Revision,
  from: Role,
  message: unknown,
  context: MessageContext = {},
): SchemaProblem[] {
  if (Array.isArray(message)) {
    return [
      { path: '', problem: `is a batch, which ${revision} does not have: send each message by itself` },
    ];
  }
  if (!isObject(message)) return [{ path: '', problem: `is ${shown(message)}, expected a JSON object` }];
  const problems: SchemaProblem[] =
    message.jsonrpc === '2.0'
      ? []
      : [{ path: '/jsonrpc', problem: `is ${shown(message.jsonrpc)}, expected "2.0"` }];
  if (message.method !== undefined) {
    if (typeof message.method !== 'string') {
      return [...problems, { path: '/method', problem: `is ${shown(message.method)}, expected a string` }];
    }
    const named = { ...message, method: message.method };
    return problems.concat(
      message.id === undefined
        ? validateNotification(revision, from, named)
        : validateRequest(revision, from, named),
    );
  }
  return problems.concat(validateResponse(revision, from, message, context.method));
}
