import type { Policy } from '../policy/index.ts';

/** The standard hub with one decision taken wrongly on purpose: it proves that the judge can see that requirement. */
export interface Mutant {
  readonly id: string;
  /** The id of the one requirement it breaks. */
  readonly breaks: string;
  /** What it does wrong, in one line. */
  readonly what: string;
  readonly policy: (standard: Policy) => Policy;
}
