import type { Log } from '../log.ts';
import type { Policy } from '../policy/index.ts';

/** The standard hub with one decision taken wrongly on purpose: it proves that the judge can see that requirement. */
export interface Mutant {
  readonly id: string;
  /** The id of the one requirement it breaks. */
  readonly breaks: string;
  /** Requirements that ask for a part of the same, so that they cannot hold where that one does not. */
  readonly alsoBreaks?: readonly string[];
  /** A pair pattern, such as `11..28/stdio..http`: where it is wrong, if that is not everywhere its requirement applies. */
  readonly at?: string;
  /** What it does wrong, in one line. */
  readonly what: string;
  /** @param log takes a line for the hub's log as it is, for those that write there what they must not. */
  readonly policy: (standard: Policy, log: Log) => Policy;
}
