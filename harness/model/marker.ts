/**
 * Hubs rewrite ids, so what must be followed through a hub carries a marker in its payload: in a tool's
 * arguments and result, and behind the text of a question. Letters and digits only, so that nothing a hub
 * may do to a text touches it.
 */

/** The marker of a call. @param nonce six characters of `[0-9a-z]`. @param call -1 for the plain call. */
export function callMarker(nonce: string, call: number): string {
  return `hp${nonce}c${call < 0 ? 'x' : call}`;
}

/** The marker of the q-th question in turn r of a call. */
export function questionMarker(nonce: string, call: number, turn: number, question: number): string {
  return `${callMarker(nonce, call)}r${turn}q${question}`;
}

/** Where a marker belongs. */
export interface MarkerPlace {
  readonly nonce: string;
  readonly call: number;
  readonly turn?: number;
  readonly question?: number;
}

/** All markers in a text, in order. */
export function findMarkers(text: string): MarkerPlace[] {
  return [...text.matchAll(/hp([0-9a-z]{6})c(x|\d+)(?:r(\d+)q(\d+))?/g)].map(
    ([, nonce, call, turn, question]) => ({
      nonce: nonce ?? '',
      call: call === 'x' ? -1 : Number(call),
      ...(turn !== undefined && { turn: Number(turn) }),
      ...(question !== undefined && { question: Number(question) }),
    }),
  );
}
