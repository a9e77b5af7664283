/** What ends the leg to a child: the client took its call back or went away, and nobody waits for the result any more. */
export function cancels(signal: AbortSignal): AbortSignal {
  return signal;
}
