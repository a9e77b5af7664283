import { InvalidArgumentError } from 'commander';

/** Reads whole numbers of an option, both ends included. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Give a whole number from ${from} to ${to}.`);
  };
}

/** What `--runs` takes: plans per scenario and pair. */
export const runsNumber = wholeNumber(1, 100_000);

/** What `--seed` takes. */
export const seedNumber = wholeNumber(0, 2 ** 31 - 1);
