import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../manifest/places.ts';

/** The version of this package. */
export function ownVersion(): string {
  const facts = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  return facts.version;
}
