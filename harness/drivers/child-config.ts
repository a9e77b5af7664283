import type { ChildSpec } from '../../fakes/child/actor.ts';
import type { ChildAddress } from '../instance.ts';
import type { Manifest } from '../manifest/shape.ts';

/** How a hub reaches each of its children. */
export type ChildAt = (child: ChildSpec) => ChildAddress;

/** The usual configuration of children: by name, a command line or a URL, and what else the manifest has for it. */
export function mcpServers(
  children: readonly ChildSpec[],
  childAt: ChildAt,
  entries: Manifest['entries'] = {},
) {
  return {
    mcpServers: Object.fromEntries(
      children.map((child) => [child.name, { ...childAt(child), ...entries[child.who] }]),
    ),
  };
}

/** A command line as one string for a POSIX shell. */
export function asShell(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
}
