import type { Pair } from '../harness/model/pair.ts';
import type { Cell, Standing } from '../harness/model/verdict.ts';
import { type Mark, markOf, reasonOf } from './glyphs.ts';
import { groupBy } from './group-by.ts';
import { listPairs } from './pair-list.ts';

/** Cells of one hub that share verdict and reason. */
export interface Reason {
  readonly mark: Mark;
  readonly because: string;
  readonly cells: number;
  /** Which requirements, at which pairs. */
  readonly where: readonly { readonly requirements: readonly string[]; readonly pairs: string }[];
}

/** The cells of a standing, grouped by verdict and reason, so that each reason is read once. */
export function reasonsFor(cells: readonly Cell[], standing: Standing): Reason[] {
  const found = cells.filter((cell) => cell.standing === standing);
  const groups = groupBy(found, (cell) => JSON.stringify([markOf(cell), reasonOf(cell)]));
  return [...groups.values()].flatMap((group): Reason[] => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      {
        mark: markOf(first),
        because: reasonOf(first) ?? 'no reason was given',
        cells: group.length,
        where: placesOf(group),
      },
    ];
  });
}

function placesOf(cells: readonly Cell[]): Reason['where'] {
  const pairsOf = (group: readonly { readonly pair: Pair }[]) => listPairs(group.map(({ pair }) => pair));
  const byRequirement = groupBy(cells, ({ requirement }) => requirement);
  const byPairs = groupBy(byRequirement, ([, group]) => pairsOf(group));
  return [...byPairs].map(([pairs, group]) => ({ requirements: group.map(([id]) => id), pairs }));
}
