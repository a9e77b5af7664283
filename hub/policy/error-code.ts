const internalError = -32603;

/** Codes of older revisions that today's clients must not see, and those about the leg to the child alone. */
const notOurs = [-32042, -32020, -32022];

/**
 * A child's error stays an error under its own code, except where the code would mislead: one that asks by way of an
 * error, one about a leg the client has no part in, or one that the protocol reserves and nobody defined.
 */
export function errorCode(code: number): number {
  const undefinedReserved = code <= -32023 && code >= -32099;
  return notOurs.includes(code) || undefinedReserved || !Number.isInteger(code) ? internalError : code;
}
