import type { Client, SubscriptionFilter } from '@modelcontextprotocol/client';
import { isJson } from '../policy/is-json.ts';
import { Backoff } from './backoff.ts';
import type { Connection } from './connect.ts';

/** One change at a child, without anything else the child wrote into its notice. */
export type Notice =
  | { readonly kind: 'tools_list_changed' | 'prompts_list_changed' | 'resources_list_changed' }
  | { readonly kind: 'resource_updated'; readonly uri: string };

interface Watcher {
  readonly filter: SubscriptionFilter;
  readonly tell: (notice: Notice) => void;
}

const lists = {
  'notifications/tools/list_changed': 'tools_list_changed',
  'notifications/prompts/list_changed': 'prompts_list_changed',
  'notifications/resources/list_changed': 'resources_list_changed',
} as const;

/** What the child was last asked for, and how to take back what is not in the filter that comes next. */
interface Asked {
  readonly filter: SubscriptionFilter;
  end(next: SubscriptionFilter): Promise<void>;
}

const nothing: Asked = { filter: {}, end: async () => {} };

/**
 * The changes of one child, for whoever of the hub's clients wants to hear of them. The child sees one subscription,
 * to all that is wanted; what each client hears is only what that client asked for.
 */
export class Feed {
  readonly #watchers = new Set<Watcher>();
  readonly #onerror: (error: Error) => void;
  #connection: Connection | undefined;
  #asked: Asked = nothing;
  #turn: Promise<void> = Promise.resolve();
  readonly #backoff = new Backoff();

  constructor(onerror: (error: Error) => void) {
    this.#onerror = onerror;
  }

  get isWanted(): boolean {
    return this.#watchers.size > 0;
  }

  /** Rejects with the child's error where it refuses. The returned function ends it. */
  async watch(filter: SubscriptionFilter, tell: Watcher['tell']): Promise<() => void> {
    const watcher = { filter, tell };
    await this.#change(
      () => this.#watchers.add(watcher),
      () => this.#watchers.delete(watcher),
    );
    return () => this.#later(() => this.#watchers.delete(watcher));
  }

  /** A child that came up, or came up again: then everything may be another now. */
  connected(connection: Connection): void {
    this.#connection = connection;
    this.#asked = nothing;
    this.#later();
    for (const kind of Object.values(lists)) this.#publish({ kind });
  }

  disconnected(): void {
    this.#connection = undefined;
    this.#asked = nothing;
  }

  /** Takes a notification of the child; others than about changes are not for the feed. */
  take({ method, params }: { method: string; params?: unknown }): void {
    if (Object.hasOwn(lists, method)) this.#publish({ kind: lists[method as keyof typeof lists] });
    if (method === 'notifications/resources/updated' && isJson(params) && typeof params.uri === 'string')
      this.#publish({ kind: 'resource_updated', uri: params.uri });
  }

  #publish(notice: Notice): void {
    this.#backoff.succeeded();
    for (const { filter, tell } of this.#watchers) if (wants(filter, notice)) tell(notice);
  }

  /** For a change that nobody waits for. */
  #later(change?: () => void): void {
    this.#change(change).catch(this.#onerror);
  }

  /** One change after another, each of them settled with the child or taken back. */
  #change(change = () => {}, undo = () => {}): Promise<void> {
    const turn = this.#turn.then(async () => {
      change();
      try {
        await this.#settle();
      } catch (error) {
        undo();
        throw error;
      }
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** Makes what the child was asked for what is wanted. */
  async #settle(): Promise<void> {
    const connection = this.#connection;
    const before = this.#asked;
    const filter = union([...this.#watchers].map((watcher) => watcher.filter));
    if (connection === undefined || JSON.stringify(filter) === JSON.stringify(before.filter)) return;
    const asked =
      connection.era === 'modern'
        ? await this.#listen(connection.client, filter)
        : await subscribe(connection.client, filter, before.filter);
    if (this.#connection !== connection) return;
    this.#asked = asked;
    await before.end(filter);
  }

  /** A new stream, opened before the old one ends, so that nothing is missed between the two. */
  async #listen(client: Client, filter: SubscriptionFilter): Promise<Asked> {
    if (Object.keys(filter).length === 0) return nothing;
    const subscription = await client.listen(filter);
    const asked = { filter, end: () => subscription.close() };
    void subscription.closed.then(() => {
      if (this.#asked === asked) this.#again();
    });
    return asked;
  }

  /** A stream may end while its child lives on, as when somebody between the two finds it idle. */
  #again(): void {
    this.#asked = nothing;
    this.#backoff.failed();
    setTimeout(() => this.#later(), this.#backoff.waitMs).unref();
  }
}

/** An older child tells of its lists unasked, and of a resource by a request for each. */
async function subscribe(
  client: Client,
  filter: SubscriptionFilter,
  before: SubscriptionFilter,
): Promise<Asked> {
  const known = before.resourceSubscriptions ?? [];
  const uris = filter.resourceSubscriptions ?? [];
  const added: string[] = [];
  try {
    for (const uri of uris.filter((uri) => !known.includes(uri))) {
      await client.subscribeResource({ uri });
      added.push(uri);
    }
  } catch (error) {
    for (const uri of added) await client.unsubscribeResource({ uri });
    throw error;
  }
  return {
    filter,
    end: async (next) => {
      const gone = uris.filter((uri) => !next.resourceSubscriptions?.includes(uri));
      for (const uri of gone) await client.unsubscribeResource({ uri });
    },
  };
}

function union(filters: readonly SubscriptionFilter[]): SubscriptionFilter {
  const uris = new Set(filters.flatMap(({ resourceSubscriptions = [] }) => resourceSubscriptions));
  return {
    ...(filters.some(({ toolsListChanged }) => toolsListChanged) && { toolsListChanged: true }),
    ...(filters.some(({ promptsListChanged }) => promptsListChanged) && { promptsListChanged: true }),
    ...(filters.some(({ resourcesListChanged }) => resourcesListChanged) && { resourcesListChanged: true }),
    ...(uris.size > 0 && { resourceSubscriptions: [...uris].sort() }),
  };
}

function wants(filter: SubscriptionFilter, notice: Notice): boolean {
  switch (notice.kind) {
    case 'tools_list_changed':
      return filter.toolsListChanged === true;
    case 'prompts_list_changed':
      return filter.promptsListChanged === true;
    case 'resources_list_changed':
      return filter.resourcesListChanged === true;
    case 'resource_updated':
      return filter.resourceSubscriptions?.includes(notice.uri) === true;
  }
}
