import type { Mark } from './glyphs.ts';

/**
 * Worst first. What settles the exit code comes in its order (our own fault, a failure, something undecided), then
 * what passed; what is excused comes last, so that a pass over one transport is not hidden by another that the hub
 * does not have.
 */
const worstFirst: readonly Mark[] = [
  'broken',
  'fail',
  'blocked',
  'unstable',
  'unreached',
  'warn',
  'pass',
  'unsupported',
  'inapplicable',
];

/** The mark that stands for several; undefined where there are none. */
export function worstOf(several: readonly Mark[]): Mark | undefined {
  return worstFirst.find((mark) => several.includes(mark));
}
