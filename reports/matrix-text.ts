import { shortNames } from '../harness/model/revision.ts';
import { glyphs, marks } from './glyphs.ts';
import { columns, headingOf, marksIn, type Row } from './matrix.ts';
import type { Paint } from './paint.ts';
import { wrap } from './width.ts';

/** The matrix as lines; where the screen is too narrow for headings such as `28→06` they are written on two lines. */
export function matrixLines(rows: readonly Row[], screen: number, paint: Paint): string[] {
  const names = Math.max('requirement'.length, ...rows.map(({ requirement }) => requirement.length));
  const intro = names + 2 + 'MUST  '.length + 2;
  const wide = intro + lay(columns.map(headingOf)).length <= screen;
  const size = wide ? 5 : 2;
  const label = (text: string) => `  ${text.padEnd(intro - 2)}`;
  const heads = wide
    ? [[label('requirement'), columns.map(headingOf)] as const]
    : [
        [label('client'), columns.map(({ client }) => shortNames[client])] as const,
        [label('requirement, child'), columns.map(({ child }) => shortNames[child])] as const,
      ];
  return [
    ...heads.map(([start, cells]) => paint('dim', `${start}${lay(cells)}`)),
    ...rows.map(({ requirement, strength, marks: found }) => {
      const cells = found.map((mark) => {
        const glyph = mark === undefined ? ' ' : glyphs[mark].glyph;
        const left = Math.floor((size - 1) / 2);
        const painted = mark === undefined ? glyph : paint(glyphs[mark].ink, glyph);
        return `${' '.repeat(left)}${painted}${' '.repeat(size - 1 - left)}`;
      });
      return `  ${requirement.padEnd(names)}  ${strength.padEnd(6)}${lay(cells)}`.trimEnd();
    }),
  ];
}

/** What the glyphs in these rows mean, one after the other. */
export function legendLines(rows: readonly Row[], screen: number, paint: Paint): string[] {
  const used = marksIn(rows);
  const explained = marks
    .filter((mark) => used.has(mark))
    .flatMap((mark) => {
      const { glyph, ink, meaning } = glyphs[mark];
      const [first = '', ...rest] = wrap(meaning, screen, `  ${glyph} ${mark.padEnd(12)} `);
      return [first.replace(glyph, paint(ink, glyph)), ...rest];
    });
  return [...explained, ...(used.has(undefined) ? [`    ${'(blank)'.padEnd(12)} not run`] : [])];
}

/** Cells side by side, a wider gap where the client changes. */
function lay(cells: readonly string[]): string {
  return cells.map((cell, index) => `${index % 3 === 0 ? '  ' : ' '}${cell}`).join('');
}
