import type { ChildSpec } from '../../fakes/child/actor.ts';
import type { Pair } from '../model/pair.ts';
import type { ChildName } from '../model/plan.ts';
import { type Revision, shortNames, type Transport } from '../model/revision.ts';

/** The fake children of a stage. */
export const childNames = ['alpha', 'beta'] as const satisfies readonly ChildName[];

/**
 * The children of the kinds asked for, each under a name of its own, so that one hub can carry all kinds at once.
 * @param count how many of each kind.
 */
export function castChildren(kinds: readonly ChildKind[], count: 1 | 2): ChildSpec[] {
  return kinds
    .flatMap((kind) => childNames.slice(0, count).map((who) => ({ ...kind, who })))
    .map(({ who, revision, via }, index) => ({
      who,
      revision,
      via,
      name: childName(who, { revision, via }),
      tools: { ask: `ask${index + 1}`, echo: `echo${index + 1}` },
    }));
}

/** What tells children apart from the hub's side. */
export interface ChildKind {
  readonly revision: Revision;
  readonly via: Transport;
}

/** The kind of child in a pair. */
export function kindOf(pair: Pair): ChildKind {
  return { revision: pair.child, via: pair.childVia };
}

/** The name a child is configured under: `alpha-28-http`. */
export function childName(who: ChildName, kind: ChildKind): string {
  return `${who}-${shortNames[kind.revision]}-${kind.via}`;
}
