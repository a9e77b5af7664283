import type { Era } from './types.ts';

const internalError = -32603;
const invalidParams = -32602;

/** Codes of older revisions that today's clients must not see, and those about the leg to the child alone. */
const notOurs = [-32042, -32020, -32022];

/** What the older revisions said of a resource that is not there. */
const resourceNotFound = -32002;

/**
 * A child's error stays an error under its own code, except where the code would mislead: one that asks by way of an
 * error, one about a leg the client has no part in, one that the protocol reserves and nobody defined, or one that
 * means something else by now.
 */
export function errorCode(code: number, callerEra: Era): number {
  const undefinedReserved = code <= -32023 && code >= -32099;
  if (notOurs.includes(code) || undefinedReserved || !Number.isInteger(code)) return internalError;
  return code === resourceNotFound && callerEra === 'modern' ? invalidParams : code;
}
