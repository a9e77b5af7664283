import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { manifestJsonSchema } from './json-schema.ts';
import { packageRoot } from './places.ts';

const read = (path: string) => JSON.parse(readFileSync(join(packageRoot, path), 'utf8'));

describe('schemas/manifest.schema.json', () => {
  it('is what the code says (npx tsx harness/manifest/write-schema.ts)', () => {
    expect(read('schemas/manifest.schema.json')).toEqual(manifestJsonSchema());
  });

  it.each(['hub/hub.json', 'hubs/supergateway.json'])('accepts %s', (path) => {
    const validate = new Ajv2020({ strict: false }).compile(manifestJsonSchema());
    expect(validate(read(path)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...read(path), nmae: 'x' })).toBe(false);
  });
});
