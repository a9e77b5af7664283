import { areaOf, type Requirement, type Strength } from '../harness/model/requirement.ts';
import { type Revision, revisions, shortNames } from '../harness/model/revision.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { worstOf } from './fold.ts';
import { type Mark, markOf } from './glyphs.ts';
import { groupBy } from './group-by.ts';

/** One column: a client's and a child's revision, all transports folded. */
export interface Column {
  readonly client: Revision;
  readonly child: Revision;
}

/** One row of a matrix. */
export interface Row {
  readonly requirement: string;
  readonly strength: Strength;
  /** One for each column; undefined where no such pair was run. */
  readonly marks: readonly (Mark | undefined)[];
}

/** The nine columns, by client and then by child. */
export const columns: readonly Column[] = revisions.flatMap((client) =>
  revisions.map((child): Column => ({ client, child })),
);

/** A column's heading: `28→06`. */
export function headingOf(column: Column): string {
  return `${shortNames[column.client]}→${shortNames[column.child]}`;
}

/** What the headings mean, for whoever meets them first. */
export const headingNote = `Columns are client→child, by revision: ${revisions
  .map((revision) => `${shortNames[revision]} = ${revision}`)
  .join(', ')}. Each mark is the worst of the transports (stdio, http) that were run there.`;

/** The rows of one hub: requirements by area in the order they are given, those nobody gave last. */
export function rowsOf(cells: readonly Cell[], requirements: readonly Requirement[]): Row[] {
  const byId = groupBy(cells, ({ requirement }) => requirement);
  const areas = groupBy(requirements, areaOf);
  const ids = new Set([...[...areas.values()].flat().map(({ id }) => id), ...byId.keys()]);
  return [...ids].flatMap((requirement): Row[] => {
    const own = byId.get(requirement) ?? [];
    const [first] = own;
    return first === undefined
      ? []
      : [{ requirement, strength: first.strength, marks: columns.map(markAt(own)) }];
  });
}

/** The marks that occur in rows, in the order legends list them, and whether some column is empty. */
export function marksIn(rows: readonly Row[]): ReadonlySet<Mark | undefined> {
  return new Set(rows.flatMap((row) => row.marks));
}

function markAt(cells: readonly Cell[]) {
  return ({ client, child }: Column) =>
    worstOf(cells.filter(({ pair }) => pair.client === client && pair.child === child).map(markOf));
}
