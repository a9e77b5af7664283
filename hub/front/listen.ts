import {
  createMcpHandler,
  InMemoryServerEventBus,
  type McpHttpHandler,
  type McpServerFactory,
  ProtocolError,
  type ServerEventBus,
  specTypeSchemas,
} from '@modelcontextprotocol/server';
import type { Principal } from '../identity/principal.ts';
import { isJson } from '../policy/is-json.ts';
import { authInfoOf } from './auth-info.ts';
import type { Door } from './door.ts';
import { errorResponse } from './error-response.ts';

/** Streams that wait for changes, of one door. */
const maxStreams = 1000;

/** What `modern.fetch` would be given. */
interface Arrived {
  readonly request: Request;
  readonly body: unknown;
  readonly who: Principal;
}

/** Serves `subscriptions/listen` at one door: each stream hears of the child through a subscription of its own. */
export class Listeners {
  readonly #door: Door;
  readonly #factory: McpServerFactory;
  readonly #streams = new Set<McpHttpHandler>();

  constructor(door: Door, factory: McpServerFactory) {
    this.#door = door;
    this.#factory = factory;
  }

  /**
   * The SDK acknowledges, filters and marks what it sends, but it acknowledges first and connects after. So the
   * subscription at the child is opened before: a change right after the acknowledgement must not be missed.
   */
  async fetch({ request, body, who }: Arrived): Promise<Response> {
    const id =
      isJson(body) && (typeof body.id === 'string' || typeof body.id === 'number') ? body.id : undefined;
    if (this.#streams.size >= maxStreams) return errorResponse(200, -32603, 'Too many streams are open', id);
    const bus = new InMemoryServerEventBus();
    let end: () => void;
    try {
      end = await this.#watch(body, bus);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return errorResponse(200, error.code, error.message, id);
    }
    const stream = createMcpHandler(this.#factory, { legacy: 'reject', bus: withEnd(bus, () => stop()) });
    const stop = () => {
      end();
      this.#streams.delete(stream);
    };
    this.#streams.add(stream);
    const response = await stream.fetch(request, { authInfo: authInfoOf(who), parsedBody: body });
    if (bus.listenerCount === 0) stop();
    return response;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#streams].map((stream) => stream.close()));
  }

  /** A filter that is none is left to the SDK to refuse. */
  async #watch(body: unknown, bus: ServerEventBus): Promise<() => void> {
    const params = isJson(body) && isJson(body.params) ? body.params : {};
    const filter = await specTypeSchemas.SubscriptionFilter['~standard'].validate(params.notifications);
    if (filter.issues !== undefined || this.#door.watch === undefined) return () => {};
    return this.#door.watch(filter.value, (notice) => bus.publish(notice));
  }
}

/** The same bus, telling when its listener has gone. */
function withEnd(bus: ServerEventBus, gone: () => void): ServerEventBus {
  return {
    publish: (event) => bus.publish(event),
    subscribe(listener) {
      const end = bus.subscribe(listener);
      return () => {
        end();
        gone();
      };
    },
  };
}
