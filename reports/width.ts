const noColumn = /\p{M}/u;

const twoColumns =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** Columns that a visible text takes up in a terminal; a close guess, since terminals differ. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const character of text) {
    columns += noColumn.test(character) ? 0 : twoColumns.test(character) ? 2 : 1;
  }
  return columns;
}

/** As much of a visible text as fits into so many columns. */
export function clip(text: string, columns: number): string {
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += widthOf(character);
    if (used > columns) break;
    kept += character;
  }
  return kept;
}

/**
 * Breaks a visible text between words into lines of at most so many columns; a word that is longer than a line is cut.
 * @param first stands before the first line, as many blanks before the others.
 */
export function wrap(text: string, columns: number, first = ''): string[] {
  const room = Math.max(20, columns - widthOf(first));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) <= room) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > room) {
      const piece = clip(line, room);
      lines.push(piece);
      line = line.slice(piece.length);
    }
  }
  lines.push(line);
  const rest = ' '.repeat(widthOf(first));
  return lines.map((one, index) => `${index === 0 ? first : rest}${one}`.trimEnd());
}
