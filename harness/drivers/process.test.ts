import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import type { HubInstance } from '../instance.ts';
import { parseManifest } from '../manifest/load.ts';
import { HubStartError } from './hub-start-error.ts';
import { killAll } from './live.ts';
import { processLauncher } from './process.ts';

const here = fileURLToPath(new URL('testing/hub.json', import.meta.url));
const child: ChildSpec = {
  who: 'alpha',
  name: 'alpha-28-http',
  revision: '2026-07-28',
  via: 'http',
  tools: { ask: 'ask1', echo: 'echo1' },
};
const childAt = () => ({ url: 'http://127.0.0.1:9/child' });
const tiny = (mode: string) => ['node', '{here}/tiny-hub.mjs', mode, '{port}', '{config}'];

function manifest(http: unknown, more: object = {}) {
  const doors = {
    ...(http === undefined ? {} : { http }),
    stdio: { command: ['node', '{here}/tiny-hub.mjs', 'echo', '0', '{config}'] },
  };
  const facts = { name: 'tiny', version: '1', children: { transports: ['stdio', 'http'] }, doors };
  return parseManifest(
    JSON.stringify({ ...facts, config: { file: 'c.json', shape: 'mcpServers' }, ...more }),
    here,
  );
}

const door = (command: string[], ready: object = { line: 'up on' }) => ({
  command,
  ready,
  path: '/{child}/mcp',
});

let running: HubInstance | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function launch(
  of: ReturnType<typeof manifest>,
  patience = { ready: 20_000, grace: 2_000 },
): Promise<HubInstance> {
  running = await processLauncher(of, patience).launch([child], childAt);
  return running;
}

describe('the log of a hub', () => {
  it('has the lines of both streams and of the files that the manifest names, each once', async () => {
    const hub = await launch(manifest(door(tiny('chatty')), { logs: ['tiny.log'] }));
    await facts(hub);
    const lines: string[] = [];
    await expect.poll(() => lines.push(...(hub.takeLog?.() ?? [])) && lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.sort()).toEqual([
      'coming up',
      'err /alpha-28-http/mcp',
      'file /alpha-28-http/mcp',
      'out /alpha-28-http/mcp',
      expect.stringMatching(/^tiny hub: up on /),
    ]);
    expect(hub.takeLog?.()).toEqual([]);
    expect(hub.startLog).toContain('coming up');
  });

  it('has what a process wrote that is gone', async () => {
    const hub = await launch(manifest(undefined));
    const streams = await hub.openStdio('ann', child);
    streams?.input.write('hello');
    if (streams !== undefined) await once(streams.output, 'data');
    await streams?.stop();
    expect(hub.takeLog?.()).toEqual(['goodbye']);
  });
});

async function facts(hub: HubInstance) {
  const at = hub.door(child, 'ann');
  const response = await fetch(at?.url ?? '');
  return (await response.json()) as {
    env: Record<string, string>;
    cwd: string;
    children: unknown;
    execArgv: string[];
  };
}

async function failure(
  of: ReturnType<typeof manifest>,
  patience?: { ready: number; grace: number },
): Promise<string> {
  const error = await launch(of, patience).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HubStartError);
  return (error as Error).message;
}

describe('processLauncher', () => {
  it('starts a hub in a folder of its own with its children in its configuration', async () => {
    const hub = await launch(manifest(door(tiny('listen'))));
    expect(hub.door(child, 'ann')?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/alpha-28-http\/mcp$/);
    const { cwd, children } = await facts(hub);
    expect(children).toEqual({ mcpServers: { 'alpha-28-http': { url: 'http://127.0.0.1:9/child' } } });
    expect(existsSync(cwd)).toBe(true);
    await hub.stop();
    expect(existsSync(cwd)).toBe(false);
    expect(hub.ended).toBeUndefined();
  });

  it('gives it nothing of our environment', async () => {
    process.env.HUBPROOF_TEST_SECRET = 'to nobody';
    try {
      const hub = await launch(manifest(door(tiny('listen')), { env: { OWN: 'at {port}' } }));
      const { env, cwd } = await facts(hub);
      const folders = [
        'HOME',
        'TMPDIR',
        'XDG_CACHE_HOME',
        'XDG_CONFIG_HOME',
        'XDG_DATA_HOME',
        'XDG_STATE_HOME',
      ];
      expect(Object.keys(env).sort()).toEqual([...folders, 'OWN', 'PATH'].sort());
      for (const name of folders) expect(env[name]).toBe(cwd);
      expect(env.OWN).toMatch(/^at \d+$/);
    } finally {
      delete process.env.HUBPROOF_TEST_SECRET;
    }
  });

  it('waits for a URL where the manifest says so', async () => {
    const hub = await launch(manifest(door(tiny('listen'), { url: '/healthz' })));
    expect((await facts(hub)).children).toBeDefined();
  });

  it('keeps a hub that would listen everywhere on loopback', async () => {
    const line = 'up on 127\\.0\\.0\\.1$';
    const hub = await launch(manifest(door(tiny('listen'), { line }), { bind: 'preload' }));
    expect((await facts(hub)).env.NODE_OPTIONS).toContain('bind-loopback.cjs');
  });

  it("hands out each client's credentials", async () => {
    const credentials = {
      ann: { headers: { authorization: 'a' } },
      bob: { headers: { authorization: 'b' } },
    };
    const hub = await launch(manifest(door(tiny('listen')), { credentials }));
    expect(hub.door(child, 'ann')?.headers).toEqual({ authorization: 'a' });
    expect(hub.door(child, 'bob')?.headers).toEqual({ authorization: 'b' });
  });

  it('says of a program that there is not that it does not start', async () => {
    const message = await failure(manifest(door(['no-such-program', '{port}', '{config}'])));
    expect(message).toMatch(/^hub "tiny" does not start: .*ENOENT/);
    expect(message).toContain('doors.http.command');
  });

  it('says how a hub ended and what it printed', async () => {
    const message = await failure(manifest(door(tiny('exits'))));
    expect(message).toMatch(/^hub "tiny" ended before it was ready: exit code 3\n/);
    expect(message).toContain('  tiny hub: there is no such option\n');
    expect(message).toMatch(/The command was: node .*tiny-hub\.mjs exits \d+ .*c\.json/);
  });

  it('says what it waited for', async () => {
    const message = await failure(manifest(door(tiny('rubbish'))), { ready: 3_000, grace: 2_000 });
    expect(message).toContain('was not ready within 3 s: waited for a line that matches /up on/');
    expect(message).toContain('no line that anybody waits for');
    expect(message).toContain('doors.http.ready');
  });

  it('ends what a hub has started', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const came = once(server, 'connection') as Promise<[Socket]>;
      const env = { TEST_PORT: String((server.address() as AddressInfo).port) };
      const hub = await launch(manifest(door(tiny('parent')), { env }));
      const [grandchild] = await came;
      grandchild.on('error', () => {});
      const went = once(grandchild, 'close');
      await hub.stop();
      await went;
    } finally {
      server.close();
    }
  });

  it('ends a hub that does not want to', async () => {
    const hub = await launch(manifest(door(tiny('stubborn'))), { ready: 20_000, grace: 50 });
    const { cwd } = await facts(hub);
    await hub.stop();
    expect(existsSync(cwd)).toBe(false);
    await expect(facts(hub)).rejects.toThrow();
  });

  it('knows that a hub has ended by itself', async () => {
    const hub = await launch(manifest(door(tiny('crashes'))));
    expect(hub.ended).toBeUndefined();
    await expect(facts(hub)).rejects.toThrow();
    await expect
      .poll(() => hub.ended)
      .toMatch(/^its HTTP process ended by itself: exit code 7\n {2}tiny hub: up on/);
  });

  it('has one process for each client over stdio', async () => {
    const hub = await launch(manifest(undefined));
    const [ann, bob] = [await hub.openStdio('ann', child), await hub.openStdio('bob', child)];
    if (ann === undefined || bob === undefined) throw new Error('no stdio door');
    expect(hub.door(child, 'ann')).toBeUndefined();
    const first = new Promise<string>((resolve) =>
      ann.output.once('data', (chunk) => resolve(String(chunk))),
    );
    ann.input.write('hello ann\n');
    expect(await first).toBe('hello ann\n');
    await ann.stop();
    expect(hub.ended).toBeUndefined();
    bob.input.end();
    await expect.poll(() => hub.ended).toMatch(/^its stdio process for bob ended by itself: exit code 0/);
  });

  it('says of a program for stdio that there is not', async () => {
    const of = manifest(door(tiny('listen')));
    const broken = { ...of, doors: { ...of.doors, stdio: { command: ['no-such-program', '{config}'] } } };
    const hub = await launch(broken);
    await expect(hub.openStdio('ann', child)).rejects.toThrow(
      /"tiny" does not start: .*ENOENT[\s\S]*doors\.stdio\.command/,
    );
  });
});

describe('killAll', () => {
  it('ends every hub that still runs', async () => {
    const hub = await launch(manifest(door(tiny('listen'))));
    const { cwd } = await facts(hub);
    await killAll();
    await expect(facts(hub)).rejects.toThrow();
    await hub.stop();
    expect(existsSync(cwd)).toBe(false);
  });
});
