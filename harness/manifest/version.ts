import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ManifestError } from './manifest-error.ts';
import { modulesFolder } from './places.ts';
import type { Manifest } from './shape.ts';

/**
 * The version of the hub.
 * @throws {ManifestError} where it is that of a package which is not installed.
 */
export function versionOf(manifest: Manifest, path: string, modules: string = modulesFolder): string {
  if (typeof manifest.version === 'string') return manifest.version;
  const name = manifest.version.package;
  try {
    const facts = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    return String(facts.version);
  } catch {
    const problem = `"${name}" is not installed in ${modules}; run "npm run hubs:install"`;
    throw new ManifestError(path, 'version.package', problem);
  }
}
