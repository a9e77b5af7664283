import { findPieces, type Piece, piecesOf, tokensOf } from './pieces.ts';

/** How a hub may mark the lines of a child as its own. */
const lineMark = /^[ \t]*[>|\u00bb\u2502\u2503\u00a6][ \t]?/gm;

/** How a hub may write down what it took out: `\u202e`, `<U+202E>`, and the pictures of controls. */
const writtenOut = /\\u\{?[0-9a-f]{4,6}\}?|\\x[0-9a-f]{2}|<?U\+[0-9A-F]{4,6}>?|[\u2400-\u2421]/giu;

const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);
/** Introduces a control sequence, an operating system command, and ends one: each in one character. */
const [csi, osc, st] = [0x9b, 0x9d, 0x9c].map((code) => String.fromCharCode(code));

/** Terminal sequences from their first character to their last; one without an end is none. */
const terminal = new RegExp(
  [
    `(?:${esc}\\[|${csi})[0-?]*[ -/]*[@-~]`,
    `(?:${esc}\\]|${osc})[^${bell}${esc}${st}]*(?:${bell}|${esc}\\\\|${st})`,
    `${esc}[ -/]*[0-~]`,
  ].join('|'),
  'g',
);

/**
 * What is lost of a text in the message that a person is shown; undefined where nothing is. Around it a hub may say who
 * asks; it may mark lines, flatten them, write down what it took out, and take terminal sequences out as a whole.
 */
export function lostOf(source: string, message: string): string | undefined {
  const variants = [
    (text: string) => text,
    (text: string) => lines(text).replace(lineMark, ''),
    (text: string) => text.replace(writtenOut, ''),
  ];
  let lost: string | undefined;
  for (const one of variants) {
    for (const other of variants) {
      const found = compare(piecesOf(one(source)), piecesOf(other(message)));
      if (found === undefined) return undefined;
      lost ??= found;
    }
  }
  const outside = source.replace(terminal, ' ');
  if (outside !== source && isSpread(piecesOf(outside), piecesOf(message))) return undefined;
  return lost;
}

/** Every end of a line as a newline. */
function lines(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n');
}

function compare(part: readonly Piece[], whole: readonly Piece[]): string | undefined {
  const start = findPieces(part, whole);
  if (start === undefined) return tokensOf(part);
  const at = part.findIndex(
    ({ gap }, index) => index > 0 && gap === 'blank' && whole[start + index]?.gap === 'none',
  );
  return at < 0 ? undefined : `${part[at - 1]?.token} ${part[at]?.token}`;
}

/** Whether all of the tokens stand there in their order, whatever stands between them. */
function isSpread(part: readonly Piece[], whole: readonly Piece[]): boolean {
  let at = 0;
  for (const { token } of whole) if (part[at]?.token === token) at += 1;
  return at === part.length;
}
