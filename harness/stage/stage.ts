import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import { resourceUri } from '../../fakes/child/catalogue.ts';
import { ChildHttpServer } from '../../fakes/child/http-server.ts';
import { type Book, closedBook, type Performance } from '../../fakes/child/performance.ts';
import { RelayServer } from '../../fakes/child/relay-server.ts';
import type { Outcome } from '../../fakes/client/wire.ts';
import { Tape } from '../../fakes/tape.ts';
import type { HubInstance, HubLauncher } from '../instance.ts';
import type { JsonObject } from '../model/json.ts';
import { callMarker, findMarkers } from '../model/marker.ts';
import type { Pair } from '../model/pair.ts';
import type { Attack, Call, ChildName, ClientName, Plan } from '../model/plan.ts';
import type { HubFacts, Trace } from '../model/trace.ts';
import { BoxOffice } from './box-office.ts';
import { driveCall, type Invocation, pushHandler } from './call-driver.ts';
import { type ChildKind, castChildren, childName, kindOf } from './cast.ts';
import { Gate } from './gate.ts';

/** What the manifest says of the hub, without the names of the children, which the stage knows. */
export type StageFacts = Omit<HubFacts, 'childNames'>;

/** Milliseconds that a fake waits for an answer before it gives up. */
const patience = 5_000;

/** The hub went away in the middle of a plan. */
export class HubEnded extends Error {
  constructor(because: string) {
    super(`the hub is gone: ${because}`);
    this.name = 'HubEnded';
  }
}

/** A running hub between our fakes, which all live here: plays plans, one at a time. */
export class Stage {
  readonly #facts: StageFacts;
  readonly #tape: Tape;
  readonly #children: readonly ChildSpec[];
  readonly #relays: RelayServer;
  readonly #web: ChildHttpServer;
  readonly #instance: HubInstance;
  readonly #office: BoxOffice;
  readonly #booking: { open: Book };

  private constructor(
    facts: StageFacts,
    tape: Tape,
    children: readonly ChildSpec[],
    relays: RelayServer,
    web: ChildHttpServer,
    instance: HubInstance,
    booking: { open: Book },
  ) {
    this.#facts = facts;
    this.#tape = tape;
    this.#children = children;
    this.#relays = relays;
    this.#web = web;
    this.#instance = instance;
    this.#office = new BoxOffice(instance, tape);
    this.#booking = booking;
  }

  /** Starts a hub with children of these kinds. @param count how many of each kind. */
  static async set(
    launcher: HubLauncher,
    facts: StageFacts,
    kinds: readonly ChildKind[],
    count: 1 | 2,
  ): Promise<Stage> {
    const tape = new Tape();
    const booking = { open: closedBook };
    const book: Book = {
      find: (args) => booking.open.find(args),
      misanswer: (method) => booking.open.misanswer(method),
    };
    const children = castChildren(kinds, count);
    const byVia = (via: 'stdio' | 'http') => children.filter((child) => child.via === via);
    const relays = await RelayServer.listen(byVia('stdio'), tape, book);
    const web = await ChildHttpServer.listen(byVia('http'), tape, book);
    try {
      const instance = await launcher.launch(children, (child) => {
        if (child.via === 'http') return { url: web.urlFor(child.name) };
        const [command = '', ...args] = relays.commandFor(child.name);
        return { command, args };
      });
      return new Stage(facts, tape, children, relays, web, instance, booking);
    } catch (error) {
      await Promise.all([relays.close(), web.close()]);
      throw error;
    }
  }

  /**
   * Plays a plan at a pair and tells what was seen.
   * @throws {HubEnded} where the hub's process ended.
   * @throws {NoSession} where a client gets no session.
   */
  async play(plan: Plan, pair: Pair): Promise<Trace> {
    const nonce = newNonce();
    this.#tape.restart();
    const gates = new Map<number, Gate>();
    const taken = plan.calls.map(() => deferred());
    const performances = plan.calls.map((call, index): Performance => {
      const gate = () => gates.get(call.step);
      return {
        nonce,
        index,
        call,
        arrive: () => {
          taken[index]?.resolve();
          return gate()?.arrive(index) ?? Promise.resolve();
        },
        released: () => gate()?.leave(index),
        turns: 0,
        sent: undefined,
      };
    });
    this.#booking.open = {
      find: (args) => {
        const place = findMarkers(args).find((one) => one.nonce === nonce);
        return place && performances[place.call];
      },
      misanswer: (method) => plan.misanswers?.find((one) => one.method === method)?.result,
    };
    try {
      const all = [...plan.calls, ...(plan.probes ?? [])];
      const steps = [...new Set(all.map(({ step }) => step))].sort((a, b) => a - b);
      for (const step of steps) {
        await Promise.all([
          this.#playStep(
            plan,
            pair,
            nonce,
            step,
            gates,
            taken.map(({ promise }) => promise),
          ),
          this.#playProbes(plan, pair, nonce, step),
        ]);
      }
      this.#booking.open = { ...this.#booking.open, misanswer: () => undefined };
      await this.#playFences(plan, pair, nonce);
    } finally {
      for (const gate of gates.values()) gate.dispose();
      this.#booking.open = closedBook;
      await this.#office.endPlan();
    }
    this.#checkAlive();
    const names = Object.fromEntries(
      (['alpha', 'beta'] as const).map((who) => [who, childName(who, kindOf(pair))]),
    ) as Record<ChildName, string>;
    return { plan, pair, nonce, hub: { ...this.#facts, childNames: names }, entries: this.#tape.entries };
  }

  /** One plain call, nothing else: whether a client gets through to a child at all. */
  async plainCall(
    pair: Pair,
    who: ClientName,
    child: ChildName,
    declares: JsonObject = {},
  ): Promise<Outcome> {
    const nonce = newNonce();
    this.#tape.restart();
    const outcome = await this.#plain(pair, nonce, who, this.#child(pair, child), declares);
    await this.#office.endPlan();
    this.#checkAlive();
    return outcome;
  }

  /** What the last plan left on the tape. */
  get entries() {
    return this.#tape.entries;
  }

  /** Ends the hub and all fakes. */
  async close(): Promise<void> {
    await this.#office.close();
    await this.#instance.stop();
    await Promise.all([this.#relays.close(), this.#web.close()]);
  }

  async #playStep(
    plan: Plan,
    pair: Pair,
    nonce: string,
    step: number,
    gates: Map<number, Gate>,
    taken: readonly Promise<void>[],
  ): Promise<void> {
    const calls = plan.calls.map((call, index) => ({ call, index })).filter(({ call }) => call.step === step);
    const held = calls.filter(({ call }) => call.hold !== undefined);
    const order = held.sort((a, b) => (a.call.hold ?? 0) - (b.call.hold ?? 0)).map(({ index }) => index);
    const gate = new Gate(order, patience / 5);
    gates.set(step, gate);
    await Promise.all(
      calls.map(async ({ call, index }) => {
        const child = this.#child(pair, call.to);
        const maxTurns = call.endless ? this.#facts.maxRounds + 3 : call.rounds.length + 2;
        await driveCall(plan, nonce, {
          call,
          index,
          maxTurns,
          deadline: patience,
          taken: Promise.race([taken[index], sleep(patience, undefined, { ref: false })]).then(() => {}),
          invocation: (attack) => this.#invocation(pair, callMarker(nonce, index), call, attack),
          sessionOf: async (who, attack) => {
            const at = attack?.to === undefined ? child : this.#child(pair, attack.to);
            const session = await this.#session(pair, nonce, who, at, call.declares);
            session.wire.onPush = pushHandler(plan, nonce, who, () => session);
            return session;
          },
        });
        gate.leave(index);
      }),
    );
  }

  async #playProbes(plan: Plan, pair: Pair, nonce: string, step: number): Promise<void> {
    for (const [probe, one] of (plan.probes ?? []).entries()) {
      if (one.step !== step) continue;
      const session = await this.#session(pair, nonce, one.by, this.#child(pair, one.to), one.declares);
      await session.probe(one, patience, { call: -2, turn: 0, probe });
    }
  }

  /** How a call, or an attack on it, is put to the hub. */
  #invocation(pair: Pair, marker: string, call: Call, attack: Attack | undefined): Invocation {
    const child = this.#child(pair, attack?.to ?? call.to);
    const method = attack?.method ?? call.method ?? 'tools/call';
    if (method === 'resources/read') return { method, params: { uri: resourceUri(child, marker) } };
    const name = attack?.tool === 'echo' ? child.tools.echo : child.tools.ask;
    if (method === 'prompts/get') return { method, params: { name, arguments: { marker } } };
    const args = { ...(attack?.args ?? call.args), marker };
    return { method, params: { ...this.#instance.invocation(pair.clientVia, child, name, args) } };
  }

  /** Ends each session's part of the plan with a plain call: what came before it has come by then. */
  async #playFences(plan: Plan, pair: Pair, nonce: string): Promise<void> {
    const fences = new Map(
      plan.calls.map((call) => [JSON.stringify([call.by, call.to, call.declares]), call]),
    );
    await Promise.all(
      [...fences.values()].map((call) =>
        this.#plain(pair, nonce, call.by, this.#child(pair, call.to), call.declares),
      ),
    );
  }

  async #plain(pair: Pair, nonce: string, who: ClientName, child: ChildSpec, declares: JsonObject) {
    const session = await this.#session(pair, nonce, who, child, declares);
    const marker = callMarker(nonce, -1);
    const invocation = this.#instance.invocation(pair.clientVia, child, child.tools.echo, { marker });
    const part = { call: -1, turn: 0 };
    return session.request('tools/call', { ...invocation }, declares, patience, { part });
  }

  /** A session in which the client goes by a name of this plan's own: what a hub remembers of one is not for the next. */
  async #session(pair: Pair, nonce: string, who: ClientName, child: ChildSpec, declares: JsonObject) {
    const session = await this.#office.session(pair, who, child, declares, patience);
    session.introduce(`hubproof-${who}-${nonce}`);
    return session;
  }

  #child(pair: Pair, who: ChildName): ChildSpec {
    const name = childName(who, kindOf(pair));
    const found = this.#children.find((child) => child.name === name);
    if (found === undefined) throw new RangeError(`no child ${name} on this stage`);
    return found;
  }

  #checkAlive(): void {
    if (this.#instance.ended !== undefined) throw new HubEnded(this.#instance.ended);
  }
}

/** A promise that is kept from outside. */
function deferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

function newNonce(): string {
  return randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0');
}
