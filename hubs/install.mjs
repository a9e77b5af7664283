// Installs the hubs of others that manifests in this folder speak of, into .hubs/ beside package.json: they are
// tested by this package and are no part of it. Plain JavaScript, because `npm run hubs:install` may come first.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Exact versions, so that two people look at the same hub. */
const packages = { supergateway: '4.0.0' };

const folder = fileURLToPath(new URL('../.hubs/', import.meta.url));
mkdirSync(folder, { recursive: true });
const facts = {
  private: true,
  description: 'Hubs under test; made by hubs/install.mjs.',
  dependencies: packages,
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);

const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
const { status, error } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status === 0) {
  process.stdout.write(`installed in .hubs/: ${names.join(', ')}\n`);
} else {
  const why = error?.message ?? `npm ended with exit code ${status}`;
  process.stderr.write(
    `hubs:install: could not install ${names.join(', ')}: ${why}\n` +
      'This needs npm and a reachable npm registry. Everything but the manifests in hubs/ works without it.\n',
  );
  process.exitCode = 1;
}
