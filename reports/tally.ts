import { type Cell, type Standing, standings, type Verdict, verdicts } from '../harness/model/verdict.ts';

/** How many cells there are of each verdict and of each standing; zeros included. */
export interface Tally {
  readonly verdict: Readonly<Record<Verdict['verdict'], number>>;
  readonly standing: Readonly<Record<Standing, number>>;
}

/** Counts cells. */
export function tallyOf(cells: readonly Pick<Cell, 'verdict' | 'standing'>[]): Tally {
  return {
    verdict: count(
      verdicts,
      cells.map(({ verdict }) => verdict),
    ),
    standing: count(
      standings,
      cells.map(({ standing }) => standing),
    ),
  };
}

/**
 * A sum that adds up: `312 cells: 120 pass + 0 fail + 192 inapplicable`. Pass and fail are always named, the others
 * where there are any. How many of the failures only warn is said behind it.
 */
export function arithmetic(cells: readonly Pick<Cell, 'verdict' | 'standing'>[]): string {
  const { verdict, standing } = tallyOf(cells);
  const terms = verdicts
    .filter((name) => verdict[name] > 0 || name === 'pass' || name === 'fail')
    .map((name) => `${verdict[name]} ${name}`);
  const { warns } = standing;
  const warnings = warns === 0 ? '' : ` (${warns} of the failures only ${warns === 1 ? 'warns' : 'warn'})`;
  return `${counted(cells.length, 'cell')}: ${terms.join(' + ')}${warnings}`;
}

/** A number with its noun: `1 cell`, `2 cells`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function count<Name extends string>(names: readonly Name[], found: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(
    names.map((name) => [name, found.filter((one) => one === name).length]),
  ) as Record<Name, number>;
}
