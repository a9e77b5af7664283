import type { Pair } from './pair.ts';
import type { Strength } from './requirement.ts';

/** What happened in one cell: one requirement at one pair of one hub. */
export type Verdict =
  | { readonly verdict: 'pass' }
  | { readonly verdict: 'fail'; readonly failure: Failure }
  /** It failed, and did not fail again when it was run again. */
  | { readonly verdict: 'unstable'; readonly because: string; readonly failure: Failure }
  /** The premise never arose. */
  | { readonly verdict: 'unreached'; readonly because: string }
  /** The requirement does not speak of this pair or of this kind of hub. */
  | { readonly verdict: 'inapplicable'; readonly because: string }
  /** The hub cannot be set up so. */
  | { readonly verdict: 'unsupported'; readonly because: string }
  /** Not even a plain call goes through. */
  | { readonly verdict: 'blocked'; readonly because: string }
  /** The harness or the driver broke. */
  | { readonly verdict: 'broken'; readonly because: string };

/** The names of all verdicts, in the order reports list them. */
export const verdicts = [
  'pass',
  'fail',
  'unstable',
  'unreached',
  'inapplicable',
  'unsupported',
  'blocked',
  'broken',
] as const satisfies readonly Verdict['verdict'][];

/** What a verdict means for this run, after profile and strength. */
export type Standing = 'holds' | 'fails' | 'warns' | 'undecided' | 'excused' | 'ours';

/** All standings, in the order reports list them. */
export const standings = [
  'holds',
  'fails',
  'warns',
  'undecided',
  'excused',
  'ours',
] as const satisfies readonly Standing[];

/** A failure that can be run again. */
export interface Failure {
  readonly expected: string;
  readonly actual: string;
  /** Id of the scenario whose plan it is. */
  readonly scenario: string;
  /** Runs the shrunk plan again: `hubproof replay <token>`. */
  readonly token: string;
  /** How often the shrunk plan failed when it was run again. */
  readonly confirmed: { readonly failed: number; readonly of: number };
}

/** One cell of the matrix with all that reports show of it. */
export type Cell = Verdict & {
  readonly hub: string;
  readonly requirement: string;
  readonly pair: Pair;
  readonly strength: Strength;
  readonly standing: Standing;
  /** Plans played in which the requirement was looked for. */
  readonly runs: number;
  /** Plans in which its premise arose. */
  readonly reached: number;
};

/**
 * The standing of a verdict. A failed SHOULD warns, unless the run is strict; what we could not decide
 * stays undecided whatever its strength.
 */
export function standingOf(verdict: Verdict['verdict'], strength: Strength, strict: boolean): Standing {
  switch (verdict) {
    case 'pass':
      return 'holds';
    case 'fail':
      return strength === 'MUST' || strict ? 'fails' : 'warns';
    case 'unstable':
    case 'unreached':
    case 'blocked':
      return 'undecided';
    case 'inapplicable':
    case 'unsupported':
      return 'excused';
    case 'broken':
      return 'ours';
  }
}
