import { allPairs, type Pair } from '../../harness/model/pair.ts';
import type { Requirement, Strength } from '../../harness/model/requirement.ts';
import type { Revision } from '../../harness/model/revision.ts';

/**
 * What a certificate of one revision requires. Once published it never changes, so that a suite that has grown fails
 * nobody who held before: what is asked for anew goes into the next set of the revision.
 */
export interface FrozenSet {
  /** The revision and the number of the set, such as `2026-07-28/1`. */
  readonly name: string;
  readonly revision: Revision;
  /** By requirement: its strength at each profile; nothing at `spec` where only the guide asks for it. */
  readonly requirements: Readonly<Record<string, { readonly spec?: Strength; readonly guide: Strength }>>;
}

/**
 * The pairs of a certificate: those at which a side speaks its revision and none a later one. So no revision is
 * judged by the next, and the sets of all revisions together have every pair once.
 */
export function pairsOfSet({ revision }: FrozenSet): Pair[] {
  return allPairs.filter(
    ({ client, child }) =>
      client <= revision && child <= revision && (client === revision || child === revision),
  );
}

/** The requirements of a set out of all there are, each as strong as it was when the set was published. */
export function requirementsOfSet(all: readonly Requirement[], set: FrozenSet): Requirement[] {
  return all.flatMap((one): Requirement[] => {
    const frozen = set.requirements[one.id];
    if (frozen === undefined) return [];
    const { atSpec: _today, ...rest } = one;
    const { spec, guide } = frozen;
    return [
      spec === undefined
        ? { ...rest, basis: 'guide', strength: guide }
        : { ...rest, strength: guide, atSpec: spec },
    ];
  });
}
