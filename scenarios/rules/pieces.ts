import { lineEnd } from './characters.ts';

/** One visible character, or a run of marks, and what stands before it. */
export interface Piece {
  readonly token: string;
  /** `line`: nothing but ends of lines that are no newline. */
  readonly gap: 'none' | 'line' | 'blank';
}

/** What leaves no trace that everybody would see, and is no white space: hubs may take it out or put a blank there. */
const traceless =
  /(?!\p{White_Space})[\p{Cc}\p{Co}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFD\u2800\u{1D159}]/gu;

/** Marks on one letter of which nobody can tell whether some are missing. */
const flood = 4;

/**
 * A text by what a person sees of it. Spelled in parts (NFD), since a hub may compose or decompose; a flood of marks is one
 * token, since a hub may cut it down to four.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let gap: Piece['gap'] = 'none';
  const seen = text.replace(traceless, '').normalize('NFD');
  for (const [run] of seen.matchAll(/\p{M}+|[^\p{M}]/gu)) {
    if (/^\p{White_Space}$/u.test(run)) {
      if (gap !== 'blank') gap = lineEnd.test(run) ? 'line' : 'blank';
      continue;
    }
    const marks = [...run];
    if (/^\p{M}/u.test(run) && marks.length < flood) {
      for (const [index, token] of marks.entries()) pieces.push({ token, gap: index === 0 ? gap : 'none' });
    } else {
      pieces.push({ token: marks.length < flood ? run : 'a flood of marks', gap });
    }
    gap = 'none';
  }
  return pieces;
}

/** Where the tokens of a part stand in a whole, the last time they do; undefined where they do not. */
export function findPieces(part: readonly Piece[], whole: readonly Piece[]): number | undefined {
  for (let at = whole.length - part.length; at >= 0; at--) {
    if (part.every(({ token }, index) => whole[at + index]?.token === token)) return at;
  }
  return undefined;
}

/** The tokens as one text. */
export function tokensOf(pieces: readonly Piece[]): string {
  return pieces.map(({ token }) => token).join('');
}
