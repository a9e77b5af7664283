import { randomInt } from 'node:crypto';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { Bait, baitPlace } from '../../fakes/bait.ts';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import { resourceUri } from '../../fakes/child/catalogue.ts';
import { ChildHttpServer } from '../../fakes/child/http-server.ts';
import { type Book, closedBook, type Performance } from '../../fakes/child/performance.ts';
import { RelayServer } from '../../fakes/child/relay-server.ts';
import type { Outcome } from '../../fakes/client/wire.ts';
import { Tape } from '../../fakes/tape.ts';
import { type HubLauncher, NotStarted } from '../instance.ts';
import { tokenPattern } from '../model/guard.ts';
import type { JsonObject } from '../model/json.ts';
import { callMarker, findMarkers } from '../model/marker.ts';
import type { Pair } from '../model/pair.ts';
import type { Attack, Call, ChildName, ClientName, Plan } from '../model/plan.ts';
import { mayRefuse, type SettingName } from '../model/setting.ts';
import type { HubFacts, Trace } from '../model/trace.ts';
import { driveCall, type Invocation, pushHandler } from './call-driver.ts';
import { type ChildKind, castChildren, childName, kindOf } from './cast.ts';
import { Gate } from './gate.ts';
import { type House, Houses, type StageFacts } from './houses.ts';

export type { StageFacts } from './houses.ts';

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
  readonly #tape: Tape;
  readonly #children: readonly ChildSpec[];
  readonly #relays: RelayServer;
  readonly #web: ChildHttpServer;
  readonly #houses: Houses;
  #introduces: NonNullable<Plan['introduces']> = {};
  /** Tokens that clients were given in the plan, by the call that they were given them for. */
  readonly #tokens = new Map<number, string>();
  readonly #booking: { open: Book };
  #bait: Bait | undefined;

  private constructor(
    tape: Tape,
    children: readonly ChildSpec[],
    relays: RelayServer,
    web: ChildHttpServer,
    houses: Houses,
    booking: { open: Book },
  ) {
    this.#tape = tape;
    this.#children = children;
    this.#relays = relays;
    this.#web = web;
    this.#houses = houses;
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
      const childAt = (child: ChildSpec) => {
        if (child.via === 'http') return { url: web.urlFor(child.name) };
        const [command = '', ...args] = relays.commandFor(child.name);
        return { command, args };
      };
      const houses = new Houses((setting) => launcher.launch(children, childAt, setting), facts, tape);
      await houses.open(undefined);
      return new Stage(tape, children, relays, web, houses, booking);
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
    await this.#houses.leaveAllBut(settingsOf(plan));
    const house = await this.#houseFor(plan.setting);
    if (house instanceof NotStarted) {
      const hub = { ...this.#houses.factsUnder(plan.setting), childNames: namesAt(pair) };
      return { plan, pair, nonce, hub, entries: [], startLog: house.lines, refusedToStart: true };
    }
    this.#houses.takeLog();
    const logBefore = this.#houses.said;
    this.#introduces = plan.introduces ?? {};
    this.#tokens.clear();
    const bait = await this.#baitFor(plan);
    const gates = new Map<number, Gate>();
    const taken = plan.calls.map(() => deferred());
    const performances = plan.calls.map((call, index): Performance => {
      const gate = () => gates.get(call.step);
      return {
        nonce,
        index,
        call,
        bait: bait?.address,
        arrive: () => {
          taken[index]?.resolve();
          return gate()?.arrive(index) ?? Promise.resolve();
        },
        released: () => gate()?.leave(index),
        turns: 0,
        sent: undefined,
        shown: undefined,
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
            house,
            plan,
            pair,
            nonce,
            step,
            gates,
            taken.map(({ promise }) => promise),
            performances,
          ),
          this.#playProbes(house, plan, pair, nonce, step),
        ]);
      }
      this.#booking.open = { ...this.#booking.open, misanswer: () => undefined };
      await this.#playFences(house, plan, pair, nonce);
    } finally {
      for (const gate of gates.values()) gate.dispose();
      this.#booking.open = closedBook;
      await this.#houses.endPlan();
    }
    const hubEnded = this.#houses.ended;
    if (hubEnded !== undefined && !strains(plan)) throw new HubEnded(hubEnded);
    // What was written before the last answer can be read by now, but may not have been.
    await turn();
    await turn();
    const log = this.#houses.takeLog();
    await this.#houses.clearEnded();
    return {
      plan,
      pair,
      nonce,
      hub: { ...house.facts, childNames: namesAt(pair) },
      entries: this.#tape.entries,
      log,
      logBefore,
      startLog: house.instance.startLog ?? [],
      ...(hubEnded !== undefined && { hubEnded }),
      ...(bait && { baited: { address: bait.address, visits: bait.take() } }),
    };
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
    const house = await this.#houses.open(undefined);
    const outcome = await this.#plain(house, pair, nonce, who, this.#child(pair, child), declares);
    await this.#houses.endPlan();
    this.#checkAlive();
    return outcome;
  }

  /** What the last plan left on the tape. */
  get entries() {
    return this.#tape.entries;
  }

  /** Ends the hub, and starts it again when it is needed next: for one that is not well any more. */
  async renew(): Promise<void> {
    await this.#houses.renew();
  }

  /** Ends the hub and all fakes. */
  async close(): Promise<void> {
    await this.#houses.close();
    await Promise.all([this.#relays.close(), this.#web.close(), this.#bait?.close()]);
  }

  /** What listens behind the urls of a plan, if it has any that lead there. */
  async #baitFor(plan: Plan): Promise<Bait | undefined> {
    if (!JSON.stringify(plan).includes(baitPlace)) return undefined;
    this.#bait ??= await Bait.listen();
    this.#bait.take();
    return this.#bait;
  }

  async #playStep(
    house: House,
    plan: Plan,
    pair: Pair,
    nonce: string,
    step: number,
    gates: Map<number, Gate>,
    taken: readonly Promise<void>[],
    performances: readonly Performance[],
  ): Promise<void> {
    const calls = plan.calls.map((call, index) => ({ call, index })).filter(({ call }) => call.step === step);
    const held = calls.filter(({ call }) => call.hold !== undefined);
    const order = held.sort((a, b) => (a.call.hold ?? 0) - (b.call.hold ?? 0)).map(({ index }) => index);
    const gate = new Gate(order, patience / 5);
    gates.set(step, gate);
    await Promise.all(
      calls.map(async ({ call, index }) => {
        const child = this.#child(pair, call.to);
        const maxTurns = call.endless ? house.facts.maxRounds + 3 : call.rounds.length + 2;
        await driveCall(plan, nonce, {
          call,
          index,
          maxTurns,
          // What is too much takes its time to be refused, too.
          deadline: plan.excess ? 2 * patience : patience,
          taken: Promise.race([taken[index], sleep(patience, undefined, { ref: false })]).then(() => {}),
          ended: (outcome) => {
            const token = tokenPattern.exec(
              JSON.stringify(outcome.kind === 'result' ? outcome.result : null),
            )?.[0];
            if (token !== undefined) this.#tokens.set(index, token);
          },
          shown: (state) => {
            const performance = performances[index];
            if (performance !== undefined) performance.shown = state;
          },
          invocation: (attack) => this.#invocation(house, pair, callMarker(nonce, index), call, attack),
          sessionOf: async (who, attack) => {
            const at = attack?.to === undefined ? child : this.#child(pair, attack.to);
            const session = await this.#session(
              attack?.at === undefined ? house : await this.#houses.open(attack.at),
              pair,
              nonce,
              who,
              at,
              call.declares,
              doorOf(pair, call, attack),
            );
            session.wire.onPush = pushHandler(plan, nonce, who, () => session);
            return session;
          },
        });
        gate.leave(index);
      }),
    );
  }

  async #playProbes(house: House, plan: Plan, pair: Pair, nonce: string, step: number): Promise<void> {
    for (const [probe, one] of (plan.probes ?? []).entries()) {
      if (one.step !== step) continue;
      const session = await this.#session(
        house,
        pair,
        nonce,
        one.by,
        this.#child(pair, one.to),
        one.declares,
        pair.clientVia === 'http' ? one.door : undefined,
      );
      const params = one.calls && this.#plainParams(house, pair, nonce, this.#child(pair, one.to));
      const message = { ...(params && { method: 'tools/call', params }), ...one.message };
      await session.probe({ ...one, message }, patience, { call: -2, turn: 0, probe });
    }
  }

  /** How a call, or an attack on it, is put to the hub. */
  #invocation(house: House, pair: Pair, marker: string, call: Call, attack: Attack | undefined): Invocation {
    const child = this.#child(pair, attack?.to ?? call.to);
    const method = attack?.method ?? call.method ?? 'tools/call';
    if (method === 'resources/read') return { method, params: { uri: resourceUri(child, marker) } };
    const { ask } = attack?.tool === 'own' ? this.#child(pair, call.to).tools : child.tools;
    const name = attack?.tool === 'echo' ? child.tools.echo : ask;
    if (method === 'prompts/get') return { method, params: { name, arguments: { marker } } };
    const confirm = call.confirms === undefined ? {} : { confirm: this.#tokens.get(call.confirms) ?? 'none' };
    const args = { ...(attack?.args ?? call.args), ...call.guards, ...confirm, marker };
    return {
      method,
      params: { ...house.instance.invocation(pair.clientVia, child, name, args, doorOf(pair, call, attack)) },
    };
  }

  /** Ends each session's part of the plan with a plain call: what came before it has come by then. */
  async #playFences(house: House, plan: Plan, pair: Pair, nonce: string): Promise<void> {
    const fences = new Map(
      plan.calls.map((call) => [JSON.stringify([call.by, call.to, call.declares]), call]),
    );
    await Promise.all(
      [...fences.values()].map((call) =>
        this.#plain(house, pair, nonce, call.by, this.#child(pair, call.to), call.declares),
      ),
    );
  }

  async #plain(
    house: House,
    pair: Pair,
    nonce: string,
    who: ClientName,
    child: ChildSpec,
    declares: JsonObject,
  ) {
    const session = await this.#session(house, pair, nonce, who, child, declares);
    const part = { call: -1, turn: 0 };
    return session.request('tools/call', this.#plainParams(house, pair, nonce, child), declares, patience, {
      part,
    });
  }

  /** The params of a call of the tool that only echoes. */
  #plainParams(house: House, pair: Pair, nonce: string, child: ChildSpec): JsonObject {
    const args = { marker: callMarker(nonce, -1) };
    return { ...house.instance.invocation(pair.clientVia, child, child.tools.echo, args) };
  }

  /** A session in which the client goes by a name of this plan's own: what a hub remembers of one is not for the next. */
  async #session(
    house: House,
    pair: Pair,
    nonce: string,
    who: ClientName,
    child: ChildSpec,
    declares: JsonObject,
    which?: 'other',
  ) {
    const session = await house.office.session(pair, who, child, declares, patience, which);
    session.introduce(`${this.#introduces[who] ?? ''}hubproof-${who}-${nonce}`);
    return session;
  }

  /** The hub under a setting, or why it did not come up, where that is what is to be seen. */
  async #houseFor(setting: SettingName | undefined): Promise<House | NotStarted> {
    try {
      return await this.#houses.open(setting);
    } catch (error) {
      if (setting === undefined || !mayRefuse.includes(setting) || !(error instanceof NotStarted))
        throw error;
      return error;
    }
  }

  #child(pair: Pair, who: ChildName): ChildSpec {
    const name = childName(who, kindOf(pair));
    const found = this.#children.find((child) => child.name === name);
    if (found === undefined) throw new RangeError(`no child ${name} on this stage`);
    return found;
  }

  #checkAlive(): void {
    const { ended } = this.#houses;
    if (ended !== undefined) throw new HubEnded(ended);
  }
}

/** Characters of a plan that is large enough to put a hub to the test. */
const largePlan = 100_000;

/** Whether a plan does things that a hub may not survive: then its end is what was to be seen. */
function strains(plan: Plan): boolean {
  return (
    plan.calls.some(
      ({ leaves, rounds }) =>
        leaves !== undefined ||
        rounds.some(({ fault, instead, extra }) => [fault, instead, extra].some((one) => one !== undefined)),
    ) || JSON.stringify(plan).length > largePlan
  );
}

/** The settings of all instances that a plan is played at. */
function settingsOf({ setting, calls }: Plan): (SettingName | undefined)[] {
  const rounds = calls.flatMap((call) => call.rounds);
  return [
    setting,
    ...rounds.flatMap(({ retryAt, attacks = [] }) => [retryAt, ...attacks.map(({ at }) => at)]),
  ];
}

/** The names under which the children of a pair are configured. */
function namesAt(pair: Pair): HubFacts['childNames'] {
  return { alpha: childName('alpha', kindOf(pair)), beta: childName('beta', kindOf(pair)) };
}

/** The HTTP door that a call, or an attack on it, goes through; undefined: the usual one. */
function doorOf(pair: Pair, call: Call, attack: Attack | undefined): 'other' | undefined {
  if (pair.clientVia === 'stdio') return undefined;
  const leaves = attack?.door === 'other';
  return (call.door === 'other') === leaves ? undefined : 'other';
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
