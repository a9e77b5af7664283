import type { ChildSpec } from '../../fakes/child/actor.ts';
import { HttpClientWire } from '../../fakes/client/http-wire.ts';
import { ClientSession } from '../../fakes/client/session.ts';
import { StdioClientWire } from '../../fakes/client/stdio-wire.ts';
import type { Outcome } from '../../fakes/client/wire.ts';
import type { Link, Tape } from '../../fakes/tape.ts';
import type { HubInstance } from '../instance.ts';
import type { JsonObject } from '../model/json.ts';
import type { Pair } from '../model/pair.ts';
import type { ClientName } from '../model/plan.ts';
import { eraOf } from '../model/revision.ts';

/** A session that could not be opened, and what the hub said. */
export class NoSession extends Error {
  readonly outcome: Outcome | undefined;
  constructor(message: string, outcome?: Outcome) {
    super(message);
    this.name = 'NoSession';
    this.outcome = outcome;
  }
}

/**
 * Hands out client sessions. Over stdio a session is a process of the hub and is kept for later plans; over HTTP
 * it is opened for one plan and closed behind it.
 */
export class BoxOffice {
  readonly #instance: HubInstance;
  readonly #tape: Tape;
  readonly #kept = new Map<string, Promise<ClientSession>>();
  readonly #forPlan = new Map<string, Promise<ClientSession>>();
  #links = 0;
  readonly #name: string;

  /** @param name of the instance, where it is not the only one. */
  constructor(instance: HubInstance, tape: Tape, name = '') {
    this.#instance = instance;
    this.#tape = tape;
    this.#name = name;
  }

  /**
   * The session of a client in which it has declared these capabilities.
   * @throws {NoSession} where the hub does not agree to it.
   */
  async session(
    pair: Pair,
    who: ClientName,
    child: ChildSpec,
    declares: JsonObject,
    deadline: number,
    which?: 'other',
  ): Promise<ClientSession> {
    const shelf = pair.clientVia === 'stdio' ? this.#kept : this.#forPlan;
    // A modern client declares on each request, so one connection serves whatever it declares.
    const declared = eraOf(pair.client) === 'modern' ? '' : JSON.stringify(declares);
    // A process of the hub serves its client at every child; an HTTP door may lead to one child only.
    const behind = pair.clientVia === 'stdio' ? '' : `${child.name} ${which ?? ''}`;
    const key = [pair.client, who, behind, declared].join(' ');
    const known = shelf.get(key);
    // A client that broke off, or whose session is over, comes back on a connection of its own.
    if (known !== undefined && isOpen(await known)) return known;
    const opened = this.#open(pair, who, child, declares, deadline, which);
    shelf.set(key, opened);
    opened.catch(() => shelf.delete(key));
    return opened;
  }

  /** Ends what was opened for the plan. */
  async endPlan(): Promise<void> {
    const sessions = [...this.#forPlan.values()];
    this.#forPlan.clear();
    await Promise.all(sessions.map(async (session) => (await session).wire.close()));
  }

  /** Ends everything. */
  async close(): Promise<void> {
    await this.endPlan();
    const sessions = [...this.#kept.values()];
    this.#kept.clear();
    await Promise.all(sessions.map(async (session) => (await session).wire.close()));
  }

  async #open(
    pair: Pair,
    who: ClientName,
    child: ChildSpec,
    declares: JsonObject,
    deadline: number,
    which: 'other' | undefined,
  ): Promise<ClientSession> {
    this.#links += 1;
    const link: Link = {
      id: `${who}${this.#name && `@${this.#name}`}#${this.#links}`,
      side: 'front',
      who,
      revision: pair.client,
      via: pair.clientVia,
    };
    const wire = await this.#wire(link, pair, who, child, which);
    const session = new ClientSession(wire, `hubproof-${who}`);
    const refusal = await session.open(declares, deadline);
    if (refusal !== undefined) {
      await wire.close();
      throw new NoSession(`${who} and the hub did not agree on ${pair.client}`, refusal);
    }
    return session;
  }

  async #wire(link: Link, pair: Pair, who: ClientName, child: ChildSpec, which: 'other' | undefined) {
    if (pair.clientVia === 'stdio') {
      const streams = this.#instance.openStdio(who, child);
      if (streams === undefined) throw new NoSession('the hub has no stdio door');
      return new StdioClientWire(link, this.#tape, await streams);
    }
    const door = this.#instance.door(child, who, which);
    if (door === undefined) throw new NoSession(`the hub has no ${which ?? ''} HTTP door`.replace('  ', ' '));
    return new HttpClientWire(link, this.#tape, door);
  }
}

function isOpen({ wire }: ClientSession): boolean {
  return !wire.closed && !wire.expired;
}
