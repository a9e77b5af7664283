import { join } from 'node:path';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import type { HubStreams } from '../../fakes/client/stdio-wire.ts';
import type { HubInstance, HubLauncher } from '../instance.ts';
import type { Manifest } from '../manifest/shape.ts';
import { under } from '../manifest/under.ts';
import type { ClientName } from '../model/plan.ts';
import type { ChildAt } from './child-config.ts';
import { httpDoor, invocationOf } from './doors.ts';
import { freePort } from './free-port.ts';
import { HubProcess } from './hub-process.ts';
import { HubStartError } from './hub-start-error.ts';
import { LogFile } from './log-file.ts';
import { describeReady, waitUntilReady } from './ready.ts';
import { Workplace } from './workplace.ts';

/** Times in milliseconds. */
export interface Patience {
  /** For the hub to be ready. */
  readonly ready: number;
  /** Between the polite and the final signal. */
  readonly grace: number;
}

const usual: Patience = { ready: 20_000, grace: 3_000 };

/** Lines of a hub's output that are shown in an error. */
const shown = 20;

/**
 * Starts a hub as its manifest says: one process for its HTTP door, one more for each client over stdio. Each has
 * a folder of its own, and an environment that holds nothing of ours.
 */
export function processLauncher(manifest: Manifest, patience: Patience = usual): HubLauncher {
  return {
    async launch(children, childAt, setting) {
      const hub = new RunningHub(under(manifest, setting), patience, children, childAt);
      try {
        await hub.openHttp();
      } catch (error) {
        await hub.stop();
        throw error;
      }
      return hub;
    },
  };
}

class RunningHub implements HubInstance {
  readonly #manifest: Manifest;
  readonly #patience: Patience;
  readonly #children: readonly ChildSpec[];
  readonly #childAt: ChildAt;
  readonly #parts = new Set<Part>();
  /** Lines of processes that are gone, until they are taken. */
  readonly #left: string[] = [];
  #port = 0;
  readonly invocation: HubInstance['invocation'];

  constructor(manifest: Manifest, patience: Patience, children: readonly ChildSpec[], childAt: ChildAt) {
    this.#manifest = manifest;
    this.#patience = patience;
    this.#children = children;
    this.#childAt = childAt;
    this.invocation = invocationOf(manifest);
  }

  get ended(): string | undefined {
    for (const { name, process } of this.#parts) {
      if (process.ended === undefined) continue;
      return [`${name} ended by itself: ${process.ended}`, ...process.log.last(5)].join('\n  ');
    }
    return undefined;
  }

  /** Brings up the HTTP door, where there is one. */
  async openHttp(): Promise<void> {
    const { http } = this.#manifest.doors;
    if (http === undefined) return;
    this.#port = await freePort();
    const part = await this.#start('its HTTP process', http.command, this.#children[0], this.#port);
    const { process } = part;
    process.log.follow(process.output);
    const came = await waitUntilReady(process, http.ready, this.#port, this.#patience.ready);
    if (came === 'ready') return;
    const problem =
      came === 'ended'
        ? `ended before it was ready: ${process.ended}`
        : `was not ready within ${this.#patience.ready / 1_000} s: waited for ${describeReady(http.ready, this.#port)}`;
    const key = came === 'ended' ? 'doors.http.command' : 'doors.http.ready';
    throw this.#startError(problem, key, part);
  }

  door(child: ChildSpec, client: ClientName, which?: 'other') {
    return httpDoor(this.#manifest, this.#port, child, client, which);
  }

  openStdio(client: ClientName, child: ChildSpec): Promise<HubStreams> | undefined {
    const { stdio } = this.#manifest.doors;
    return stdio && this.#openStdio(`its stdio process for ${client}`, stdio.command, child);
  }

  get startLog(): readonly string[] {
    return [...this.#parts].flatMap(({ process }) => process.log.first);
  }

  takeLog(): string[] {
    const left = this.#left.splice(0);
    return [...left, ...[...this.#parts].flatMap(linesOf)];
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#parts].map((part) => this.#end(part)));
  }

  async #openStdio(name: string, command: readonly string[], child: ChildSpec): Promise<HubStreams> {
    const part = await this.#start(name, command, child, undefined);
    return { input: part.process.input, output: part.process.output, stop: () => this.#end(part) };
  }

  async #start(
    name: string,
    command: readonly string[],
    child: ChildSpec | undefined,
    port: number | undefined,
  ): Promise<Part> {
    const place = await Workplace.make(this.#manifest, this.#children, this.#childAt);
    const start = place.prepare(command, port, child, this.#childAt);
    const process = new HubProcess({ ...start, grace: this.#patience.grace });
    const files = this.#manifest.logs.map((file) => new LogFile(join(place.dir, file)));
    const part = { name, command: start.command, place, process, files };
    this.#parts.add(part);
    if (!(await process.runs)) {
      const door = port === undefined ? 'stdio' : 'http';
      throw this.#startError(`does not start: ${process.ended}`, `doors.${door}.command`, part);
    }
    return part;
  }

  async #end(part: Part): Promise<void> {
    await part.process.stop();
    this.#parts.delete(part);
    this.#left.push(...linesOf(part));
    await part.place.remove();
  }

  #startError(problem: string, key: string, { command, process }: Part): HubStartError {
    const remedy = `The command was: ${command.join(' ')}\nCorrect "${key}" in its manifest, or the hub.`;
    return new HubStartError(this.#manifest.name, problem, remedy, process.log.last(shown));
  }
}

/** One process of the hub and its folder. */
interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly place: Workplace;
  readonly process: HubProcess;
  readonly files: readonly LogFile[];
}

/** What a process has written since its lines were taken last. */
function linesOf({ process, files }: Part): string[] {
  return [...process.log.take(), ...files.flatMap((file) => file.take())];
}
