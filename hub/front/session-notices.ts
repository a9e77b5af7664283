import { ProtocolError, type Server } from '@modelcontextprotocol/server';
import type { Notice } from '../back/feed.ts';
import type { Door } from './door.ts';

/** Resources that one session may be subscribed to. */
const maxUris = 1000;

/** Tells one legacy session what changes, while it keeps a stream open for that or is subscribed to a resource. */
export class SessionNotices {
  readonly #door: Door;
  readonly #server: Server;
  readonly #uris = new Set<string>();
  #streaming = false;
  #closed = false;
  #end = () => {};
  #turn: Promise<void> = Promise.resolve();

  constructor(door: Door, server: Server) {
    this.#door = door;
    this.#server = server;
    if (server.getCapabilities().resources?.subscribe !== true) return;
    server.setRequestHandler('resources/subscribe', async ({ params: { uri } }) => {
      if (this.#uris.size >= maxUris) throw new ProtocolError(-32603, 'Too many subscriptions');
      this.#uris.add(uri);
      try {
        await this.#settle();
      } catch (error) {
        this.#uris.delete(uri);
        throw error;
      }
      return {};
    });
    server.setRequestHandler('resources/unsubscribe', async ({ params: { uri } }) => {
      this.#uris.delete(uri);
      await this.#settle();
      return {};
    });
  }

  /** Follows the stream that a GET opened, until it ends. Other answers to a GET are handed on. */
  async stream(response: Response): Promise<Response> {
    const { body } = response;
    if (body === null || !response.ok) return response;
    // The SDK allows a session one such stream at a time.
    this.#streaming = true;
    await this.#settle().catch(() => {});
    const reader = body.getReader();
    const ended = () => {
      this.#streaming = false;
      this.#settle().catch(() => {});
    };
    const followed = new ReadableStream<Uint8Array>({
      start(controller) {
        // Without a first byte the headers would wait for one too, and the client with them.
        controller.enqueue(new TextEncoder().encode(': open\n\n'));
      },
      async pull(controller) {
        const next = await reader.read().catch(() => ({ done: true as const, value: undefined }));
        if (!next.done) return controller.enqueue(next.value);
        controller.close();
        ended();
      },
      async cancel(reason) {
        ended();
        await reader.cancel(reason);
      },
    });
    return new Response(followed, response);
  }

  close(): void {
    this.#closed = true;
    this.#settle().catch(() => {});
  }

  #settle(): Promise<void> {
    const turn = this.#turn.then(async () => {
      const before = this.#end;
      const lists = this.#streaming;
      const wanted = !this.#closed && (lists || this.#uris.size > 0);
      const filter = {
        ...(lists && { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true }),
        ...(this.#uris.size > 0 && { resourceSubscriptions: [...this.#uris] }),
      };
      const watch = wanted ? this.#door.watch?.(filter, (notice) => this.#tell(notice)) : undefined;
      this.#end = (await watch) ?? (() => {});
      before();
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  #tell(notice: Notice): void {
    const sent =
      notice.kind === 'resource_updated'
        ? this.#server.sendResourceUpdated({ uri: notice.uri })
        : this.#server.notification({ method: methods[notice.kind] });
    // The session may have gone, or have no stream for it.
    sent.catch(() => {});
  }
}

const methods = {
  tools_list_changed: 'notifications/tools/list_changed',
  prompts_list_changed: 'notifications/prompts/list_changed',
  resources_list_changed: 'notifications/resources/list_changed',
} as const;
