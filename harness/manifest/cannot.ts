import type { Pair } from '../model/pair.ts';
import type { Transport } from '../model/revision.ts';
import type { Manifest } from './shape.ts';

/** Why a hub cannot be set up for a pair; undefined where it can. */
export function whyNot(
  manifest: Pick<Manifest, 'doors' | 'children' | 'cannot'>,
  pair: Pair,
): string | undefined {
  const { doors, children, cannot } = manifest;
  if (doors[pair.clientVia] === undefined) return `the hub has no ${named[pair.clientVia]} door`;
  if (!children.transports.includes(pair.childVia)) {
    return `the hub reaches no children over ${named[pair.childVia]}`;
  }
  const sides = ['client', 'child', 'clientVia', 'childVia'] as const;
  return cannot.find((one) => sides.every((side) => one[side] === undefined || one[side] === pair[side]))
    ?.because;
}

const named = { stdio: 'stdio', http: 'HTTP' } as const satisfies Record<Transport, string>;
