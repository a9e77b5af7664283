import type { Cell, Failure, Verdict } from '../harness/model/verdict.ts';
import type { Ink } from './paint.ts';

/** What a matrix shows of a cell: its verdict, and apart from it a failure that only warns. */
export type Mark = Verdict['verdict'] | 'warn';

/** A mark as people meet it. */
export interface Glyph {
  /** One column wide, and nobody else's. */
  readonly glyph: string;
  readonly meaning: string;
  readonly ink: Ink;
}

/** The glyphs of all marks, in the order legends list them. */
export const glyphs: Readonly<Record<Mark, Glyph>> = {
  pass: { glyph: '✓', meaning: 'holds, in every plan that reached it', ink: 'green' },
  fail: { glyph: '✗', meaning: 'does not hold', ink: 'red' },
  warn: { glyph: '!', meaning: 'a SHOULD that does not hold; decides only under --strict', ink: 'yellow' },
  unstable: { glyph: '~', meaning: 'failed, but not each time it was run again', ink: 'magenta' },
  unreached: { glyph: '?', meaning: 'nothing that was played brought it about', ink: 'magenta' },
  inapplicable: { glyph: '-', meaning: 'does not speak of this pair or this kind of hub', ink: 'dim' },
  unsupported: { glyph: '/', meaning: 'the hub cannot be set up so', ink: 'dim' },
  blocked: { glyph: '#', meaning: 'not even a plain call goes through', ink: 'magenta' },
  broken: {
    glyph: 'E',
    meaning: "the harness or the hub's driver broke; says nothing of the hub",
    ink: 'bold',
  },
};

/** All marks, in the order legends list them. */
export const marks = Object.keys(glyphs) as readonly Mark[];

/** The mark of a cell. */
export function markOf(cell: Pick<Cell, 'verdict' | 'standing'>): Mark {
  return cell.verdict === 'fail' && cell.standing === 'warns' ? 'warn' : cell.verdict;
}

/** The failure of a cell, where it has one. */
export function failureOf(cell: Cell): Failure | undefined {
  return 'failure' in cell ? cell.failure : undefined;
}

/** The reason of a cell, where it has one. */
export function reasonOf(cell: Cell): string | undefined {
  return 'because' in cell ? cell.because : undefined;
}
