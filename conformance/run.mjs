// The official conformance suite against the fixture server, first by itself, then behind the reference hub, as a child
// over stdio and as one over HTTP. `npm run conformance [direct|stdio|http]...` runs a part of that.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const revisions = ['2026-07-28', '2025-11-25'];
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const work = at('.conformance');
const suite = `${work}/node_modules/@modelcontextprotocol/conformance`;
const started = [];

/** Starts one of our programs and waits for the line that holds its address. */
function start(args, stream) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: at('.'),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  started.push(child);
  child[stream === 'stdout' ? 'stderr' : 'stdout'].resume();
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${args[0]} ended before it listened`)));
    createInterface({ input: child[stream] }).on('line', (line) => {
      const url = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(line)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

/** Runs the server scenarios of one revision and says how the scored ones went. */
async function judge(name, url, revision, expected) {
  const output = `${work}/results/${name}-${revision}`;
  rmSync(output, { recursive: true, force: true });
  const args = ['server', '--url', url, '--requirements', revision, '-o', output];
  if (expected !== undefined) args.push('--expected-failures', expected);
  const child = spawn(`${work}/node_modules/.bin/node`, [`${suite}/dist/index.js`, ...args], {
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  const scored = scoredScenarios(revision);
  // A tick alone is not enough: a warning has one too, and counts as a failure where failures are expected.
  const passed = scored.filter(
    (scenario) => said.includes(`✓ ${scenario}: `) && !said.includes(`~ ${scenario}\n`),
  );
  const missed = scored.filter((scenario) => !passed.includes(scenario));
  const verdict = code === 0 ? 'as expected' : `NOT AS EXPECTED (exit code ${code})`;
  process.stdout.write(`${name} ${revision}: ${passed.length} of ${scored.length} scored pass; ${verdict}\n`);
  if (missed.length > 0) process.stdout.write(`  not: ${missed.join(', ')}\n`);
  if (code !== 0) process.stdout.write(`  see ${output}\n`);
  return code === 0;
}

/** The `server:` list of a requirement file. */
function scoredScenarios(revision) {
  const lines = readFileSync(`${suite}/requirements/${revision}.yaml`, 'utf8').split('\n');
  const from = lines.indexOf('server:') + 1;
  const to = lines.findIndex((line, index) => index >= from && /^\w/.test(line));
  return lines.slice(from, to).flatMap((line) => /^ +- (\S+)/.exec(line)?.[1] ?? []);
}

async function main(parts) {
  if (!existsSync(suite))
    throw new Error('the suite is not there yet; run npm run conformance:install first');
  const fixture = await start(['fakes/fixture/main.ts', '--http'], 'stdout');
  const config = `${work}/mcp.json`;
  const stdio = { command: process.execPath, args: ['--import', 'tsx', 'fakes/fixture/main.ts'] };
  writeFileSync(config, JSON.stringify({ mcpServers: { stdio, http: { url: fixture } } }));
  const hub = await start(['harness/cli/main.ts', 'hub', '--config', config], 'stderr');
  const urls = { direct: fixture, stdio: `${hub}/stdio/mcp`, http: `${hub}/http/mcp` };
  const unknown = parts.filter((part) => !Object.hasOwn(urls, part));
  if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}; use ${Object.keys(urls)}`);
  let good = true;
  for (const part of parts.length > 0 ? parts : Object.keys(urls)) {
    for (const revision of revisions) {
      const expected = part === 'direct' ? undefined : at(`conformance/expected-${revision}.yaml`);
      const name = part === 'direct' ? part : `hub-${part}`;
      good = (await judge(name, urls[part], revision, expected)) && good;
    }
  }
  return good;
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`conformance: ${error.message}\n`);
  process.exitCode = 2;
} finally {
  for (const child of started) child.kill();
}
