import { randomBytes } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isObject } from '../../harness/model/json.ts';
import type { Link, Note, Tape } from '../tape.ts';
import { parseBody } from '../wire/bytes.ts';
import { readLines } from '../wire/json-lines.ts';
import { ChildActor, type ChildSpec, opensLink } from './actor.ts';
import type { Book } from './performance.ts';

/** A line that is no message. */
const noise = 'warning: {this is no message';

/** Serves stdio children: the hub starts the relay, the relay connects here and says which child it stands for. */
export class RelayServer {
  readonly #server: Server;
  readonly #key = randomBytes(12).toString('hex');
  readonly #sockets = new Set<Socket>();
  readonly #specs: ReadonlyMap<string, ChildSpec>;
  readonly #tape: Tape;
  readonly #book: Book;
  #links = 0;

  private constructor(specs: readonly ChildSpec[], tape: Tape, book: Book) {
    this.#specs = new Map(specs.map((spec) => [spec.name, spec]));
    this.#tape = tape;
    this.#book = book;
    this.#server = createServer((socket) => this.#greet(socket));
  }

  /** Listens on a free loopback port. */
  static async listen(specs: readonly ChildSpec[], tape: Tape, book: Book): Promise<RelayServer> {
    const relays = new RelayServer(specs, tape, book);
    await new Promise<void>((resolve, reject) => {
      relays.#server.once('error', reject);
      relays.#server.listen(0, '127.0.0.1', resolve);
    });
    return relays;
  }

  /** The command line that a hub starts for a child. Everything is in the arguments: some hubs pass no environment on. */
  commandFor(name: string): string[] {
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const relay = fileURLToPath(new URL('../relay.mjs', import.meta.url));
    return [process.execPath, relay, String(port), this.#key, name];
  }

  /** Ends all connections, which ends the relays too. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #greet(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    let hear: ((line: string) => void) | undefined;
    let leave = () => {};
    readLines(
      socket,
      (line) => {
        if (hear !== undefined) return hear(line);
        const hello = parseBody(line)?.body;
        const spec =
          isObject(hello) && hello.key === this.#key ? this.#specs.get(String(hello.child)) : undefined;
        if (spec === undefined) {
          socket.destroy();
          return;
        }
        ({ hear, leave } = this.#admit(spec, socket));
      },
      () => {
        this.#sockets.delete(socket);
        leave();
      },
    );
  }

  #admit(spec: ChildSpec, socket: Socket): { hear: (line: string) => void; leave: () => void } {
    this.#links += 1;
    const link: Link = {
      id: `${spec.name}#${this.#links}`,
      side: 'back',
      who: spec.who,
      revision: spec.revision,
      via: 'stdio',
    };
    const actor = new ChildActor(spec, link, this.#book);
    const tape = this.#tape;
    const write = (message: object, note: Pick<Note, 'part' | 'answers' | 'opening'>) => {
      const raw = JSON.stringify(message);
      tape.add(link, { direction: 'to-hub', kind: 'message', raw, body: message, ...note });
      if (!socket.destroyed) socket.write(`${raw}\n`);
    };
    const hear = (raw: string) => {
      const parsed = parseBody(raw);
      if (parsed === undefined || !isObject(parsed.body)) {
        tape.add(link, { direction: 'from-hub', kind: parsed ? 'message' : 'noise', raw, ...parsed });
        return;
      }
      const message = parsed.body;
      const opening = opensLink(message.method);
      const part = actor.partOf(message);
      const entry = tape.add(link, {
        direction: 'from-hub',
        kind: 'message',
        raw,
        body: message,
        opening,
        ...(part && { part }),
      });
      if (!('method' in message) || !('id' in message)) {
        actor.hear(message);
        return;
      }
      void actor.serve(message, {
        push: (pushed, of) => write(pushed, { ...(of && { part: of }) }),
        answer: (answer, of) => write(answer, { answers: entry.n, opening, ...(of && { part: of }) }),
        raw: (text, of) => {
          const note = { direction: 'to-hub', kind: 'message', raw: text, answers: entry.n } as const;
          tape.add(link, { ...note, ...parseBody(text), ...(of && { part: of }) });
          socket.write(`${text}\n`);
        },
        fail: (fault) => {
          if (fault === 'crash') socket.destroy();
          if (fault !== 'noise') return;
          tape.add(link, { direction: 'to-hub', kind: 'noise', raw: noise, ...(part && { part }) });
          socket.write(`${noise}\n`);
        },
      });
    };
    tape.add(link, { direction: 'from-hub', kind: 'open', raw: '' });
    return {
      hear,
      leave: () => {
        tape.add(link, { direction: 'from-hub', kind: 'close', raw: '' });
        tape.forget(link);
      },
    };
  }
}
