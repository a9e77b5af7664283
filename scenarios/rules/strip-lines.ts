import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { lineEnd, numbered } from './characters.ts';
import { findPieces, piecesOf } from './pieces.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/**
 * Premise: a question whose message has ends of lines in it that are no newline was shown. Whether words were joined can be
 * told only where all words are still there; where they are not, that is a matter of `strip.keeps-text`.
 */
export const stripLines: Rule = {
  requirement: 'strip.lines',
  look: (trace) =>
    travelled(trace).flatMap(({ asked, shown }): Sighting[] => {
      const [source, message] = [messageOf(asked), messageOf(shown)];
      if (!lineEnd.test(source)) return [];
      const left = [...message].filter((character) => lineEnd.test(character));
      if (left.length > 0) {
        const actual = `${numbered(left)} is left in ${quote(message)}`;
        return [broken(shown.entry, 'newlines or blanks in the place of other ends of lines', actual)];
      }
      const words = joined(source, message);
      if (words === undefined) return [held(shown.entry)];
      return [
        broken(
          shown.entry,
          'a newline or a blank between what other ends of lines part',
          `${quote(words)} is joined in ${quote(message)}`,
        ),
      ];
    }),
};

/** The first two characters that an end of a line parts in the source and nothing in the message. */
function joined(source: string, message: string): string | undefined {
  const [part, whole] = [piecesOf(source), piecesOf(message)];
  const start = findPieces(part, whole);
  if (start === undefined) return undefined;
  const at = part.findIndex(
    ({ gap }, index) => index > 0 && gap === 'line' && whole[start + index]?.gap === 'none',
  );
  return at < 0 ? undefined : `${part[at - 1]?.token}${part[at]?.token}`;
}
