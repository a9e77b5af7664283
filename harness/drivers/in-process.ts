import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { HubStreams } from '../../fakes/client/stdio-wire.ts';
import type { HubInstance, HubLauncher } from '../instance.ts';
import type { Manifest } from '../manifest/shape.ts';
import { under } from '../manifest/under.ts';
import { mcpServers } from './child-config.ts';
import { httpDoor, invocationOf } from './doors.ts';
import { HubStartError } from './hub-start-error.ts';

/** A hub that is an object in this process. */
export interface HubObject {
  readonly handler: RequestListener;
  /** Serves one client; settles when its input has ended. */
  serveStdio(input: Readable, output: Writable): Promise<void>;
  close(): Promise<void>;
}

/** Makes a hub. @param config in the `mcpServers` shape. @param env what its process would find in its environment. */
export type CreateHub = (
  config: ReturnType<typeof mcpServers>,
  env: Readonly<Record<string, string>>,
  log: (text: string) => void,
) => HubObject;

/**
 * Starts a hub inside this process, behind the doors of its manifest: no start-up time, so that many variants of it
 * can be played. As with processes, each client over stdio has one of its own.
 * @param manifest doors, credentials and environment (without placeholders).
 */
export function inProcessLauncher(create: CreateHub, manifest: Manifest): HubLauncher {
  return {
    async launch(children, childAt, setting) {
      const facts = under(manifest, setting);
      const startLog: string[] = [];
      let lines: string[] = [];
      const make = () => {
        // What a hub says while it is made, its process would say while it came up.
        let making = true;
        const log = (text: string) => {
          for (const line of text.split(/\r?\n/)) {
            lines.push(line);
            if (making) startLog.push(line);
          }
        };
        try {
          return create(mcpServers(children, childAt, facts.entries), facts.env, log);
        } catch (error) {
          const because = error instanceof Error ? error.message : String(error);
          throw new HubStartError(facts.name, 'cannot be made', 'Correct the hub.', [...startLog, because]);
        } finally {
          making = false;
        }
      };
      const open = new Set<HubObject>();
      let ended: string | undefined;
      const main = make();
      open.add(main);
      const server = createServer(main.handler);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      });
      const { port } = server.address() as AddressInfo;

      const openStdio = async (): Promise<HubStreams> => {
        const hub = make();
        open.add(hub);
        const [input, output] = [new PassThrough(), new PassThrough()];
        hub.serveStdio(input, output).then(
          () => output.end(),
          (error: unknown) => {
            ended ??= String(error);
            output.end();
          },
        );
        return {
          input,
          output,
          stop: async () => {
            input.end();
            open.delete(hub);
            await hub.close();
          },
        };
      };

      return {
        door: (child, client, which) => httpDoor(facts, port, child, client, which),
        openStdio: () => (facts.doors.stdio === undefined ? undefined : openStdio()),
        invocation: invocationOf(facts),
        startLog,
        takeLog() {
          const taken = lines;
          lines = [];
          return taken;
        },
        get ended() {
          return ended;
        },
        async stop() {
          await Promise.all([...open].map((hub) => hub.close()));
          open.clear();
          server.closeAllConnections();
          await new Promise((resolve) => server.close(resolve));
        },
      } satisfies HubInstance;
    },
  };
}
