import type { Trace } from '../../harness/model/trace.ts';
import { findPieces, piecesOf, tokensOf } from './pieces.ts';
import { messageOf, type Travelled } from './travelled.ts';

/** The name that the operator gave the child whose question it is. */
export function nameOf(trace: Trace, { asked }: Travelled): string {
  const call = trace.plan.calls[asked.place.call];
  return call === undefined ? '' : trace.hub.childNames[call.to];
}

/** What stands before the child's own text in a message, by what a person sees of it, without blanks. */
export function frameOf(question: Travelled): string | undefined {
  const whole = piecesOf(messageOf(question.shown));
  const source = piecesOf(messageOf(question.asked));
  // Where the text was changed, at least the marker at its end is still there.
  const start = findPieces(source, whole) ?? findPieces(source.slice(-markerLength), whole);
  return start === undefined ? undefined : tokensOf(whole.slice(0, start));
}

/** A marker is at least so long. */
const markerLength = 12;

/** A text by what a person sees of it, without blanks. */
export function bare(text: string): string {
  return tokensOf(piecesOf(text));
}
