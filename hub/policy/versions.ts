import { legacyRevisions, modernRevision } from '../about.ts';

/** The hub names the revisions that it serves, and no other: a client may choose any of them. */
export function versions(): string[] {
  return [...legacyRevisions, modernRevision];
}
