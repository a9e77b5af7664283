import { formatPair } from '../harness/model/pair.ts';
import type { Exhibit } from '../harness/model/run-report.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { failureOf, type Mark, markOf } from './glyphs.ts';
import { groupBy } from './group-by.ts';

/** The failures of one requirement at one hub: one to read in full, the others beside it. */
export interface FailureGroup {
  readonly mark: Mark;
  readonly requirement: string;
  readonly lead: Cell;
  readonly exhibit: Exhibit | undefined;
  readonly others: readonly Cell[];
}

const order: readonly Mark[] = ['fail', 'warn', 'unstable'];

/** All failures of a hub, those that decide first. The smallest plan leads its group. */
export function failureGroups(cells: readonly Cell[], exhibits: readonly Exhibit[]): FailureGroup[] {
  const failed = cells.filter((cell) => failureOf(cell) !== undefined);
  const groups = groupBy(failed, (cell) => JSON.stringify([markOf(cell), cell.requirement]));
  return [...groups.values()]
    .flatMap((group): FailureGroup[] => {
      const found = group.map((cell) => ({ cell, exhibit: exhibitOf(cell, exhibits) }));
      const [first, ...rest] = found.sort((a, b) => sizeOf(a.exhibit) - sizeOf(b.exhibit));
      if (first === undefined) return [];
      const { cell: lead, exhibit } = first;
      const others = rest.map(({ cell }) => cell);
      return [{ mark: markOf(lead), requirement: lead.requirement, lead, exhibit, others }];
    })
    .sort((a, b) => order.indexOf(a.mark) - order.indexOf(b.mark));
}

function exhibitOf(cell: Cell, exhibits: readonly Exhibit[]): Exhibit | undefined {
  return exhibits.find(
    ({ hub, requirement, pair }) =>
      hub === cell.hub && requirement === cell.requirement && formatPair(pair) === formatPair(cell.pair),
  );
}

function sizeOf(exhibit: Exhibit | undefined): number {
  return exhibit === undefined ? Number.MAX_SAFE_INTEGER : JSON.stringify(exhibit.plan).length;
}
