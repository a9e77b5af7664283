import type { Entry, Part } from '../../harness/model/entry.ts';
import { isObject, type JsonObject } from '../../harness/model/json.ts';
import type { Link, Tape } from '../tape.ts';
import { parseBody } from '../wire/bytes.ts';

/** How a request of a fake client ended. */
export type Outcome =
  | { readonly kind: 'result'; readonly entry: Entry; readonly result: unknown }
  | { readonly kind: 'error'; readonly entry: Entry; readonly error: unknown }
  /** HTTP only: an answer without a message. */
  | { readonly kind: 'status'; readonly entry: Entry }
  | { readonly kind: 'gave-up'; readonly entry: Entry };

/** What is put on the wire, and what it is for. */
export interface Sending {
  readonly message: JsonObject;
  readonly part?: Part;
  readonly opening?: boolean;
  /** Text that goes out in the place of the message, as it is; the message then only says what it stands for. */
  readonly raw?: string;
  /** HTTP header fields that are set to this value, or left out (null). */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** Takes a request that the hub pushes to the client; answers by sending on the same wire, or keeps silent. */
export type OnPush = (entry: Entry, message: Record<string, unknown>) => void;

/** Milliseconds that a hub may take to receive a message that has no answer of its own. */
const takenWithin = 5_000;

interface Pending {
  readonly entry: Entry;
  /** It opens the link, and so does its answer. */
  readonly opening: boolean;
  readonly settle: (outcome: Outcome) => void;
  readonly leave: () => void;
}

/** The client's end of one connection: keeps what was asked apart from what was answered, on any transport. */
export abstract class ClientWire {
  readonly link: Link;
  protected readonly tape: Tape;
  /** Set by whoever plays the client. */
  onPush: OnPush = () => {};
  readonly #pending = new Map<string, Pending>();

  constructor(link: Link, tape: Tape) {
    this.link = link;
    this.tape = tape;
  }

  /** Sends a request and waits for its end, at most `deadline` milliseconds. */
  request(sending: Sending, deadline: number): Promise<Outcome> {
    const entry = this.#record(sending);
    return new Promise((resolve) => {
      const key = idKey(sending.message.id);
      const leave = () => {
        clearTimeout(timer);
        this.#pending.delete(key);
        this.cancel(entry.n);
        const note = { direction: 'from-hub', kind: 'gave-up', raw: '', answers: entry.n } as const;
        resolve({ kind: 'gave-up', entry: this.#add(note, sending.part) });
      };
      const timer = setTimeout(leave, deadline);
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        this.#pending.delete(key);
        resolve(outcome);
      };
      this.#pending.set(key, { entry, opening: sending.opening ?? false, settle, leave });
      this.transmit(entry.raw, { key, entry });
    });
  }

  /**
   * Sends a message that has no answer of its own: a notification, or the answer to a pushed request.
   * Resolves when the hub took it, or did not within so many milliseconds.
   */
  async send(sending: Sending, within = takenWithin): Promise<void> {
    const entry = this.#record(sending);
    const timer = setTimeout(() => {
      this.#add({ direction: 'from-hub', kind: 'gave-up', raw: '', answers: entry.n }, sending.part);
      this.cancel(entry.n);
    }, within);
    await this.transmit(entry.raw, { entry });
    clearTimeout(timer);
  }

  /** Waits no longer for the answer to a request. */
  giveUp(id: unknown): void {
    this.#pending.get(idKey(id))?.leave();
  }

  /** Whether the connection was ended from this side. */
  closed = false;

  /** Whether the hub knows the session no more, so that the client has to open another one. */
  expired = false;

  /** Ends the connection; nobody waits for answers on it any more. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { leave } of [...this.#pending.values()]) leave();
    await this.disconnect();
    this.tape.forget(this.link);
  }

  /** Takes the connection down. */
  protected abstract disconnect(): Promise<void>;

  /** Carries bytes to the hub; resolves when they were taken. */
  protected abstract transmit(
    raw: string,
    of: { readonly key?: string; readonly entry: Entry },
  ): Promise<void>;

  /** Breaks off the exchange of a message that nobody waits for any more; what carried it is done then. */
  protected abstract cancel(n: number): void;

  /** Takes one message of the hub. @param key the request whose exchange it came on, where there is one. */
  protected deliver(raw: string, at: { key?: string; status?: number; standalone?: boolean }): void {
    const parsed = parseBody(raw);
    const body = parsed?.body;
    const pending = this.#pendingFor(body, at.key);
    const { key: _, ...where } = at;
    const entry = this.#add(
      {
        direction: 'from-hub',
        kind: parsed === undefined ? 'noise' : 'message',
        raw,
        ...parsed,
        ...where,
        ...(pending && { answers: pending.entry.n, opening: pending.opening }),
      },
      pending?.entry.part,
    );
    if (!isObject(body)) return;
    if ('method' in body) {
      if ('id' in body) this.onPush(entry, body);
    } else if (pending !== undefined) {
      pending.settle(
        'error' in body
          ? { kind: 'error', entry, error: body.error }
          : { kind: 'result', entry, result: body.result },
      );
    }
  }

  /** Takes the end of an exchange that carried no message. */
  protected deliverStatus(key: string | undefined, status: number, raw: string): void {
    const pending = key === undefined ? undefined : this.#pending.get(key);
    const note = { direction: 'from-hub', kind: 'status', raw, status } as const;
    const entry = this.#add({ ...note, ...(pending && { answers: pending.entry.n }) }, pending?.entry.part);
    pending?.settle({ kind: 'status', entry });
  }

  /** What a request carries besides its body, for the transcript. */
  protected headersOf(_sending: Sending): Record<string, string> | undefined {
    return undefined;
  }

  #record(sending: Sending): Entry {
    const headers = this.headersOf(sending);
    const raw = sending.raw ?? JSON.stringify(sending.message);
    return this.#add(
      {
        direction: 'to-hub',
        kind: 'message',
        raw,
        ...parseBody(raw),
        opening: sending.opening ?? false,
        ...(headers && { headers }),
      },
      sending.part,
    );
  }

  #add(note: Parameters<Tape['add']>[1], part: Part | undefined): Entry {
    return this.tape.add(this.link, { ...note, ...(part && { part }) });
  }

  #pendingFor(body: unknown, key: string | undefined): Pending | undefined {
    if (!isObject(body) || 'method' in body) return undefined;
    return this.#pending.get(idKey(body.id)) ?? (key === undefined ? undefined : this.#pending.get(key));
  }
}

/** An id with its type: `1` and `"1"` are two. */
export function idKey(id: unknown): string {
  return JSON.stringify(id) ?? 'none';
}
