import type { Pair } from './pair.ts';
import type { Era, Revision, Transport } from './revision.ts';

/** How much a requirement weighs: MUST decides, SHOULD warns (and decides under `--strict`). */
export type Strength = 'MUST' | 'SHOULD';

/** Where its authority comes from. */
export type Basis = 'spec' | 'derived' | 'guide';

/** `spec` holds a hub to `spec` and `derived`; `guide` to all three. */
export type Profile = 'spec' | 'guide';

/** All profiles. */
export const profiles = ['spec', 'guide'] as const satisfies readonly Profile[];

/** A clause of the specification, by page and heading. */
export interface Clause {
  readonly revision: string;
  /** Page below `specification/<revision>/`, e.g. `basic/patterns/mrtr`. */
  readonly page: string;
  /** The heading's anchor, without `#`. */
  readonly anchor: string;
}

/** One thing a hub is held to: pure data. */
export interface Requirement {
  /** Fixed for ever: reports, baselines and certificates refer to it. */
  readonly id: string;
  /** What holds, in our own words. */
  readonly text: string;
  readonly basis: Basis;
  readonly strength: Strength;
  /** Where the guide asks for more than the specification does: its strength at the `spec` profile. */
  readonly atSpec?: Strength;
  readonly clauses: readonly Clause[];
  readonly applies: Applies;
}

/** The pairs a requirement speaks of. Absent members mean any. */
export interface Applies {
  readonly client?: Era;
  readonly child?: Era;
  readonly clientVia?: Transport;
  readonly childVia?: Transport;
  /** Only where both sides speak this revision or a later one: what it speaks of was not there before. */
  readonly since?: Revision;
  /** Only where the hub carries questions between the two. */
  readonly carried?: boolean;
}

/** Link to a clause. */
export function clauseUrl(clause: Clause): string {
  return `https://modelcontextprotocol.io/specification/${clause.revision}/${clause.page}#${clause.anchor}`;
}

/** The strength of a requirement at a profile; undefined where the profile does not hold a hub to it. */
export function strengthAt(requirement: Requirement, profile: Profile): Strength | undefined {
  if (profile === 'guide') return requirement.strength;
  return requirement.basis === 'guide' ? requirement.atSpec : (requirement.atSpec ?? requirement.strength);
}

/** The first part of the id: `carry` of `carry.answer`. */
export function areaOf(requirement: Pick<Requirement, 'id'>): string {
  return requirement.id.slice(0, requirement.id.indexOf('.'));
}

/** Pairs in which the guide's hub carries a question: a modern child, and a modern or a stdio client. */
export function guideCarries(pair: Pair): boolean {
  return pair.child === '2026-07-28' && (pair.client === '2026-07-28' || pair.clientVia === 'stdio');
}
