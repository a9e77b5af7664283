// Installs the official conformance suite, and the newer Node that it needs, into .conformance/ beside package.json: they
// test this package and are no part of it. Run once; `npm run conformance` uses them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Exact versions: what a scenario asks for changes from one to the next. */
const dependencies = { '@modelcontextprotocol/conformance': '0.2.0-alpha.12', node: '24.21.0' };

const folder = new URL('../.conformance/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(
  new URL('package.json', folder),
  `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`,
);
const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: fileURLToPath(folder),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  process.stderr.write(
    'conformance:install: npm could not install the suite; it needs a reachable registry\n',
  );
  process.exitCode = 1;
}
