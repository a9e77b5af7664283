import { formatPair } from '../harness/model/pair.ts';
import type { Cell, Standing } from '../harness/model/verdict.ts';
import { type Mark, markOf, reasonOf } from './glyphs.ts';
import { groupBy } from './group-by.ts';
import { listPairs } from './pair-list.ts';

/** Cells of one hub that share verdict and reason. */
export interface Reason {
  readonly mark: Mark;
  readonly because: string;
  readonly cells: number;
  /** All pairs it is given for. */
  readonly pairs: string;
  /** Which requirements, at which pairs. */
  readonly where: readonly { readonly requirements: readonly string[]; readonly pairs: string }[];
}

/**
 * The cells of a standing, grouped by verdict and reason, so that each reason is read once. A reason that names the
 * cell's own pair is the same as one that names another's.
 */
export function reasonsFor(cells: readonly Cell[], standing: Standing): Reason[] {
  const found = cells
    .filter((cell) => cell.standing === standing)
    .map((cell) => ({ cell, mark: markOf(cell), because: reasonAt(cell) }));
  const groups = groupBy(found, ({ mark, because }) => JSON.stringify([mark, because]));
  return [...groups.values()].flatMap((group): Reason[] => {
    const [first] = group;
    if (first === undefined) return [];
    const own = group.map(({ cell }) => cell);
    const { mark, because } = first;
    return [{ mark, because, cells: own.length, pairs: pairsOf(own), where: placesOf(own) }];
  });
}

function reasonAt(cell: Cell): string {
  return reasonOf(cell)?.replaceAll(formatPair(cell.pair), 'this pair') ?? 'no reason was given';
}

function pairsOf(cells: readonly Cell[]): string {
  return listPairs(cells.map(({ pair }) => pair));
}

function placesOf(cells: readonly Cell[]): Reason['where'] {
  const byRequirement = groupBy(cells, ({ requirement }) => requirement);
  const byPairs = groupBy(byRequirement, ([, group]) => pairsOf(group));
  return [...byPairs].map(([pairs, group]) => ({ requirements: group.map(([id]) => id), pairs }));
}
