// Writes schemas/manifest.schema.json; run it after a change of shape.ts, then the formatter.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestJsonSchema } from './json-schema.ts';
import { packageRoot } from './places.ts';

mkdirSync(join(packageRoot, 'schemas'), { recursive: true });
const file = join(packageRoot, 'schemas', 'manifest.schema.json');
writeFileSync(file, `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`);
