import { createServer, type Server, type Socket } from 'node:net';

/** Stands in a planned url for the address at which it is noticed that somebody opens it. */
export const baitPlace = '{bait}';

/** Listens where urls of questions lead: whoever connects has opened one, whatever the scheme. */
export class Bait {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #visits: string[] = [];

  private constructor() {
    this.#server = createServer((socket) => this.#note(socket));
  }

  /** Listens on a free loopback port. */
  static async listen(): Promise<Bait> {
    const bait = new Bait();
    await new Promise<void>((resolve, reject) => {
      bait.#server.once('error', reject);
      bait.#server.listen(0, '127.0.0.1', resolve);
    });
    return bait;
  }

  /** `127.0.0.1:<port>`. */
  get address(): string {
    const address = this.#server.address();
    return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** Who came since it was asked last, by what they said first. */
  take(): string[] {
    const visits = this.#visits;
    this.#visits = [];
    return visits;
  }

  /** Breaks off all connections. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #note(socket: Socket): void {
    const visits = this.#visits;
    const at = visits.push('a connection') - 1;
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    socket.once('data', (bytes) => {
      const [line = ''] = bytes.toString('latin1').split('\r\n', 1);
      visits[at] = /^[\x20-\x7e]+$/.test(line) ? `the request ${line}` : 'a handshake of TLS';
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
  }
}
