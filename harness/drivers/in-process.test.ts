import { describe, expect, it } from 'vitest';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import { parseManifest } from '../manifest/load.ts';
import { type HubObject, inProcessLauncher } from './in-process.ts';

const manifest = parseManifest(
  JSON.stringify({
    name: 'object',
    version: '1',
    env: { LEVEL: '3' },
    config: { file: 'c.json', shape: 'mcpServers' },
    children: { transports: ['stdio'] },
    doors: {
      http: { command: ['x', '{config}', '{port}'], ready: { url: '/' }, path: '/{child}/mcp' },
      stdio: { command: ['x', '{config}'], call: { name: '{child}.{tool}' } },
    },
  }),
  'hub.json',
);
const child: ChildSpec = {
  who: 'alpha',
  name: 'alpha-06-stdio',
  revision: '2025-06-18',
  via: 'stdio',
  tools: { ask: 'ask1', echo: 'echo1' },
};

/** A hub that tells over HTTP what it was made with, and echoes over stdio. */
function recorder(fault?: Error) {
  const log: string[] = [];
  const create = (config: unknown, env: unknown): HubObject => {
    log.push('made');
    return {
      handler: (request, response) => response.end(JSON.stringify({ path: request.url, config, env })),
      async serveStdio(input, output) {
        for await (const chunk of input) {
          if (fault !== undefined) throw fault;
          output.write(chunk);
        }
      },
      close: async () => void log.push('closed'),
    };
  };
  return { create, log };
}

const childAt = () => ({ command: 'relay', args: ['1'] });

describe('inProcessLauncher', () => {
  it('puts a hub behind the HTTP door of its manifest', async () => {
    const { create, log } = recorder();
    const hub = await inProcessLauncher(create, manifest).launch([child], childAt);
    const answer = await fetch(hub.door(child, 'ann')?.url ?? '');
    expect(await answer.json()).toEqual({
      path: '/alpha-06-stdio/mcp',
      config: { mcpServers: { 'alpha-06-stdio': { command: 'relay', args: ['1'] } } },
      env: { LEVEL: '3' },
    });
    expect(hub.invocation('stdio', child, 'ask1', { a: 1 })).toEqual({
      name: 'alpha-06-stdio.ask1',
      arguments: { a: 1 },
    });
    await hub.stop();
    expect(log).toEqual(['made', 'closed']);
  });

  it('makes one for each client over stdio', async () => {
    const { create, log } = recorder();
    const hub = await inProcessLauncher(create, manifest).launch([child], childAt);
    const streams = await hub.openStdio('ann', child);
    if (streams === undefined) throw new Error('no stdio door');
    const said = new Promise<string>((resolve) =>
      streams.output.once('data', (chunk) => resolve(String(chunk))),
    );
    streams.input.write('hello\n');
    expect(await said).toBe('hello\n');
    await streams.stop();
    await hub.stop();
    expect(log).toEqual(['made', 'made', 'closed', 'closed']);
    expect(hub.ended).toBeUndefined();
  });

  it('sets it up otherwise as the manifest says, and takes down what it prints', async () => {
    const variants = { off: { env: { LEVEL: null, ASK: 'no' }, alpha: { passthrough: 'off' } } };
    const other = parseManifest(JSON.stringify({ ...manifest, here: undefined, variants }), 'hub.json');
    const made: unknown[] = [];
    let print = (_: string) => {};
    const { create } = recorder();
    const launcher = inProcessLauncher((config, env, log) => {
      made.push({ config, env });
      print = log;
      log('coming up');
      return create(config, env);
    }, other);
    const hub = await launcher.launch([child], childAt, 'off');
    expect(made).toEqual([
      {
        config: {
          mcpServers: { 'alpha-06-stdio': { command: 'relay', args: ['1'], passthrough: 'off' } },
        },
        env: { ASK: 'no' },
      },
    ]);
    print('one\ntwo');
    expect(hub.startLog).toEqual(['coming up']);
    expect(hub.takeLog?.()).toEqual(['coming up', 'one', 'two']);
    expect(hub.takeLog?.()).toEqual([]);
    await hub.stop();
  });

  it('tells what it printed where it cannot be made', async () => {
    const launcher = inProcessLauncher((_config, _env, log) => {
      log('looking around');
      throw new Error('LEVEL: no such level');
    }, manifest);
    await expect(launcher.launch([child], childAt)).rejects.toMatchObject({
      name: 'HubStartError',
      lines: ['looking around', 'LEVEL: no such level'],
    });
  });

  it('tells of a session that broke', async () => {
    const { create } = recorder(new Error('out of order'));
    const hub = await inProcessLauncher(create, manifest).launch([child], childAt);
    const streams = await hub.openStdio('ann', child);
    streams?.input.write('hello\n');
    streams?.output.resume();
    await new Promise((resolve) => streams?.output.once('end', resolve));
    expect(hub.ended).toContain('out of order');
    await hub.stop();
  });
});
