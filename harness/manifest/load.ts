import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { z } from 'zod';
import { firstFault } from './json-place.ts';
import { ManifestError } from './manifest-error.ts';
import { placeholdersIn } from './placeholders.ts';
import { type Manifest, manifestShape } from './shape.ts';

/**
 * Reads a manifest.
 * @throws {ManifestError} for a file that cannot be read, is no JSON, or says something that no hub can be started from.
 */
export async function loadManifest(path: string): Promise<Manifest> {
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ManifestError(path, 'the file', `cannot be read (${code}); give the path of a hub's manifest`);
  }
  return parseManifest(source, path);
}

/** The same for the text of a manifest. */
export function parseManifest(source: string, path: string): Manifest {
  const text = source.replace(/^\uFEFF/, '');
  const fault = firstFault(text);
  if (fault !== undefined) {
    const place = `line ${fault.line}, column ${fault.column}`;
    throw new ManifestError(
      path,
      place,
      'this is where it stops being JSON; correct it there or just before',
    );
  }
  const parsed = manifestShape.safeParse(JSON.parse(text));
  if (!parsed.success) throw fromIssue(path, parsed.error.issues);
  const manifest = { ...parsed.data, here: dirname(resolve(path)) };
  for (const [door, command] of commandsOf(manifest)) checkCommand(path, manifest, door, command);
  return manifest;
}

function fromIssue(path: string, issues: readonly z.core.$ZodIssue[]): ManifestError {
  // A misspelt key also makes the right one missing: the cause is told, not what follows from it.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  const keys = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const place = [...keys, issue.keys[0]].join('.');
    return new ManifestError(path, place, `there is no such key; remove it or correct its spelling${more}`);
  }
  const place = keys.join('.') || 'the top level';
  const missing = issue?.code === 'invalid_type' && issue.input === undefined;
  const problem = missing ? 'is missing or of the wrong type' : 'cannot be used';
  return new ManifestError(path, place, `${problem}: ${issue?.message}; correct it${more}`);
}

function commandsOf({ doors }: Manifest): [string, readonly string[]][] {
  return Object.entries(doors).flatMap(([name, door]) => (door === undefined ? [] : [[name, door.command]]));
}

/** A command line must tell the hub of its children, and may only use what there is. */
function checkCommand(path: string, manifest: Manifest, door: string, command: readonly string[]): void {
  const complain = (problem: string) => {
    throw new ManifestError(path, `doors.${door}.command`, problem);
  };
  const used = [...command, ...Object.values(manifest.env)].flatMap(placeholdersIn);
  const { transports, max } = manifest.children;
  if (!used.some((name) => name === 'config' || name === 'dir' || name.startsWith('child.'))) {
    complain('does not tell the hub of its children; use {config}, {dir}, {child.url} or {child.shell}');
  }
  if (used.includes('config') && manifest.config === undefined) {
    complain('uses {config}, but there is no "config"; add one');
  }
  const direct = (['child.url', 'child.shell'] as const).filter((name) => used.includes(name));
  if (direct.length > 0 && max !== 1) complain(`uses {${direct[0]}}, so "children.max" must be 1; add it`);
  for (const [name, via] of [
    ['child.url', 'http'],
    ['child.shell', 'stdio'],
  ] as const) {
    if (used.includes(name) && transports.some((transport) => transport !== via)) {
      complain(`uses {${name}}, so "children.transports" must be ["${via}"]; correct it`);
    }
  }
  if (door === 'http' && !used.includes('port'))
    complain('does not use {port}, where the hub must listen; add it');
}
