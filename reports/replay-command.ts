import { posix } from 'node:path';
import { visible } from './visible.ts';

/** The manifest that `replay` takes where none is named. */
const usual = 'hub/hub.json';

/** The command that runs a failure again. @param manifest of the hub it was found in; absent: the usual one. */
export function replayCommand(token: string, manifest?: string): string {
  const hub =
    manifest === undefined || posix.normalize(manifest) === usual ? '' : ` --hub ${shellWord(manifest)}`;
  return visible(`hubproof replay ${token}${hub}`);
}

function shellWord(text: string): string {
  return /^[\w./@:+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
