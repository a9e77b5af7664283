import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseManifest } from './load.ts';
import { versionOf } from './version.ts';

const withVersion = (version: unknown) =>
  parseManifest(
    JSON.stringify({
      name: 'hub',
      version,
      children: { transports: ['http'], max: 1 },
      doors: { stdio: { command: ['x', '{child.url}'] } },
    }),
    'hub.json',
  );

describe('versionOf', () => {
  let modules: string;
  beforeEach(async () => {
    modules = await mkdtemp(join(tmpdir(), 'modules-'));
  });
  afterEach(() => rm(modules, { recursive: true }));

  it('takes a text as it is', () => {
    expect(versionOf(withVersion('1.0'), 'hub.json', modules)).toBe('1.0');
  });

  it('reads that of an installed package', async () => {
    await mkdir(join(modules, '@some/hub'), { recursive: true });
    await writeFile(join(modules, '@some/hub/package.json'), '{"version": "4.5.6"}');
    expect(versionOf(withVersion({ package: '@some/hub' }), 'hub.json', modules)).toBe('4.5.6');
  });

  it('says how to install a package that is not there', () => {
    expect(() => versionOf(withVersion({ package: 'nobody' }), 'hub.json', modules)).toThrow(
      /^hub\.json: version\.package: "nobody" is not installed in .*; run "npm run hubs:install"$/,
    );
  });
});
