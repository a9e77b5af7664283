import type { Entry } from '../../../harness/model/entry.ts';
import { type JsonObject, member } from '../../../harness/model/json.ts';
import type { Pair } from '../../../harness/model/pair.ts';
import type { Attack, Call, ClientName, Plan, Round } from '../../../harness/model/plan.ts';
import { guideCarries } from '../../../harness/model/requirement.ts';
import { eraOf } from '../../../harness/model/revision.ts';
import type { HubFacts, Trace } from '../../../harness/model/trace.ts';
import { editState } from '../../../harness/stage/edit.ts';
import { complete, failure, inputRequired, questionParams, TraceBuilder } from './trace-builder.ts';

/** The decisions of a hub about questions; each has the right answer unless a test puts another in its place. */
export interface Decisions {
  /** What a child is told that it may do. */
  readonly announce: (call: Call, index: number, pair: Pair) => JsonObject;
  /** What a client is shown in the place of a question; undefined: it is not shown. */
  readonly show: (params: JsonObject, call: Call) => JsonObject | undefined;
  /** Who is shown it. */
  readonly showTo: (call: Call) => ClientName;
  /** What a child gets in the place of an answer; undefined: nothing. */
  readonly deliver: (answer: JsonObject) => JsonObject | undefined;
  /** What comes back to a child in the place of its state. */
  readonly childState: (state: string | undefined) => string | undefined;
  /** Whether a retry that ought to be refused goes through. */
  readonly opens: (attack: Attack) => boolean;
  /** How such a retry, and a round too many, is refused. */
  readonly refusal: JsonObject;
  /** Whether the client holds the child's own state. */
  readonly relays: boolean;
  /** How many `input_required` results it lets a call have. */
  readonly cap: number;
  /** Whether a question travels at all. */
  readonly carries: boolean;
  /** Whether requests that are no questions travel beside those that are. */
  readonly lets: (method: string) => boolean;
}

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const unsafe =
  /(?![\t\n])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu;

function cleanText(text: string): string {
  return text.replace(lineEnds, '\n').replace(unsafe, '');
}

/** Cleans the texts of a form that a person reads; none of our forms has a field by one of these names. */
function cleanLabels(name: string, value: unknown): unknown {
  if (name === 'enumNames' && Array.isArray(value)) return value.map((one) => cleanText(String(one)));
  return ['title', 'description'].includes(name) && typeof value === 'string' ? cleanText(value) : value;
}

/** What a guide's hub decides, at any pair. */
function right(pair: Pair, { maxRounds, childNames }: HubFacts): Decisions {
  const carries = guideCarries(pair);
  const from = (call: Call) => `Server "${childNames[call.to]}" asks:\n`;
  return {
    announce: (call, index) => (carries ? mirror(call, index, pair) : {}),
    show: ({ _meta, ...params }, call) => ({
      ...(JSON.parse(JSON.stringify(params), cleanLabels) as JsonObject),
      message: from(call) + cleanText(String(params.message)).replace(/^(?=server|\uff33)/gimu, '> '),
    }),
    showTo: (call) => call.by,
    deliver: (answer) => answer,
    childState: (state) => state,
    opens: () => false,
    refusal: failure(-32602),
    relays: false,
    cap: maxRounds,
    carries,
    lets: () => false,
  };
}

/** A hub that carries questions at every pair, as the guide's does not: between legacy legs, and across the eras. */
export const everywhere: Partial<Decisions> = { carries: true, announce: mirror };

const known = {
  plan: ['calls'],
  call: ['by', 'to', 'step', 'declares', 'asks', 'rounds', 'endless', 'hold'],
  round: ['questions', 'beside', 'state', 'attacks'],
  question: ['key', 'message', 'schema', 'meta', 'answer'],
  attack: ['by', 'edit'],
};

/** Whether a plan has nothing in it that this hub, or its child, does not know how to play. */
export function understands(plan: Plan): boolean {
  const only = (value: object, names: readonly string[]) =>
    Object.keys(value).every((name) => names.includes(name));
  const rounds = plan.calls.flatMap((call) => call.rounds);
  return (
    only(plan, known.plan) &&
    plan.calls.every((call) => only(call, known.call)) &&
    rounds.every((round) => only(round, known.round)) &&
    rounds.every(({ questions }) => questions.every((question) => only(question, known.question))) &&
    rounds.every(({ attacks = [] }) => attacks.every((attack) => only(attack, known.attack)))
  );
}

/** What the client declares, as its revision can say it: 2025-06-18 knows no modes. */
function mirror({ declares }: Call, _index: number, { client }: Pair): JsonObject {
  if (declares.elicitation === undefined) return {};
  return { elicitation: client === '2025-06-18' ? {} : declares.elicitation };
}

/** Plays a plan as a hub would, and writes down both legs. @param wrong what it decides otherwise. */
export function playHonestly(
  plan: Plan,
  pair: Pair,
  wrong: Partial<Decisions> = {},
  facts: Partial<HubFacts> = {},
): Trace {
  const builder = new TraceBuilder(plan, pair, facts);
  const decisions = { ...right(pair, builder.hub), ...wrong };
  const steps = [...new Set(plan.calls.map(({ step }) => step))].sort((a, b) => a - b);
  for (const step of steps) {
    // Calls of a step take turns, so that all have arrived at their children before the first is answered.
    let running = plan.calls
      .map((call, index) => ({ call, index }))
      .filter(({ call }) => call.step === step)
      .sort((a, b) => (a.call.hold ?? 0) - (b.call.hold ?? 0))
      .map(({ call, index }) => playCall(builder, call, index, decisions));
    while (running.length > 0) running = running.filter((one) => one.next().done !== true);
  }
  for (const who of new Set(plan.calls.map(({ by }) => by))) builder.fence(who);
  return { ...builder.trace, log: logOf(plan, builder.hub), logBefore: [] };
}

/** What it writes to its log: whom it could not ask, each once, and what it dropped. */
function logOf(plan: Plan, { childNames }: HubFacts): string[] {
  const lines = plan.calls.flatMap(({ by, to, declares, rounds }) => [
    ...(declares.elicitation === undefined ? [`[${childNames[to]}] not forwarded for client "${by}"`] : []),
    ...rounds.flatMap(({ beside = [] }) =>
      beside.map(({ method }) => `[${childNames[to]}] "ask1": dropped ${JSON.stringify(method)}`),
    ),
  ]);
  return [...new Set(lines)];
}

function* playCall(builder: TraceBuilder, call: Call, index: number, hub: Decisions): Generator<undefined> {
  const { pair } = builder;
  const modernChild = eraOf(pair.child) === 'modern';
  const told = hub.announce(call, index, pair);
  let request = builder.clientCalls(index);
  yield;
  let inner = builder.childCalled(index, 0, told);
  yield;
  const finish = (text: string) => {
    builder.childAnswers(inner, { result: complete(text, pair.child) });
    builder.clientGets(request, { result: complete(text, pair.client) });
  };
  for (let turn = 0; ; turn++) {
    const round = call.rounds[turn] ?? (call.endless ? call.rounds.at(-1) : undefined);
    if (round === undefined) return finish('done');
    if (call.asks === 'allowed' && told.elicitation === undefined) return finish('fallback');
    const pushed = ask(builder, call, inner, round, index, turn);
    yield;
    const mute = call.declares.elicitation === undefined || !canBeSaid(round, pair);
    const travels = (round.beside ?? []).filter(({ method }) => hub.lets(method));
    const nothing = round.beside !== undefined && round.questions.length + travels.length === 0;
    if (!hub.carries || mute || nothing || turn >= hub.cap) {
      for (const one of pushed.values()) builder.add('back', 'from-hub', refusalOf(one), linkOf(one));
      if (modernChild) builder.clientGets(request, hub.refusal);
      else finish('refused');
      return;
    }
    const answers = yield* putToClient(builder, call, round, index, turn, request, hub, (again) => {
      request = again;
    });
    const delivered = Object.entries(answers).flatMap(([key, answer]) => {
      const got = hub.deliver(answer);
      return got === undefined ? [] : [[key, got] as const];
    });
    if (modernChild) {
      const state = hub.childState(round.state);
      inner = builder.childCalled(index, turn + 1, told, {
        inputResponses: Object.fromEntries(delivered),
        ...(state !== undefined && { requestState: state }),
      });
    }
    const gets = new Map<string, JsonObject>(delivered);
    for (const [key, one] of pushed) {
      const answer = gets.get(key);
      if (answer !== undefined) builder.answersPush(one, answer, inner.part);
      else builder.add('back', 'from-hub', refusalOf(one), linkOf(one));
    }
    yield;
  }
}

/** Whether the client's revision has words for a round: 2025-06-18 knows no choice of several. */
function canBeSaid({ questions }: Round, { client }: Pair): boolean {
  return client !== '2025-06-18' || !JSON.stringify(questions).includes('"type":"array"');
}

/** The child asks: in one result, or by pushing; the pushed requests by the question's key. */
function ask(
  builder: TraceBuilder,
  call: Call,
  inner: Entry,
  round: Round,
  index: number,
  turn: number,
): Map<string, Entry> {
  const { child } = builder.pair;
  const requests = round.questions.map((question, place) => ({
    key: question.key,
    method: 'elicitation/create',
    params: questionParams(question, { call: index, turn, question: place }, child),
  }));
  const all = [...requests, ...(round.beside ?? [])];
  if (eraOf(child) === 'modern') {
    const map = Object.fromEntries(all.map(({ key, method, params }) => [key, { method, params }]));
    builder.childAnswers(inner, inputRequired(map, round.state));
    return new Map();
  }
  return new Map(
    all.map(({ key, method, params }) => [
      `${method === 'elicitation/create' ? '' : `${call.to} `}${key}`,
      builder.childPushes(inner, method, params),
    ]),
  );
}

/** The client is asked, tries what the plan has it try, and answers. @returns the answers by the child's keys. */
function* putToClient(
  builder: TraceBuilder,
  call: Call,
  round: Round,
  index: number,
  turn: number,
  request: Entry,
  hub: Decisions,
  onRetry: (retry: Entry) => void,
): Generator<undefined, Record<string, JsonObject>> {
  const shown = round.questions.flatMap((question, place) => {
    const at = { call: index, turn, question: place };
    const params = hub.show(questionParams(question, at, builder.pair.client), call);
    return params === undefined || question.answer.action === 'silent' ? [] : [{ question, params }];
  });
  const answers = Object.fromEntries(
    shown.map(({ question }) => [question.key, { ...question.answer } as JsonObject]),
  );
  const who = hub.showTo(call);
  const beside = (round.beside ?? []).filter(({ method }) => hub.lets(method));
  if (eraOf(builder.pair.client) === 'legacy') {
    for (const { method, params } of beside) builder.clientPushed(who, method, params);
    for (const { question, params } of shown) {
      const pushed = builder.clientPushed(who, 'elicitation/create', params);
      yield;
      builder.answersPush(pushed, { ...question.answer }, { call: index, turn });
    }
    return answers;
  }
  const map = Object.fromEntries<JsonObject>([
    ...shown.map(({ question, params }) => [question.key, params] as const),
    ...beside.map(({ key, method, params }) => [key, { method, params }] as const),
  ]);
  const state = hub.relays ? round.state : `sealed${index}of${turn}`;
  builder.clientGets(request, inputRequired(map, state), { who });
  yield;
  const retry = { inputResponses: answers, ...(state !== undefined && { requestState: state }) };
  for (const [attack, one] of (state === undefined ? [] : (round.attacks ?? [])).entries()) {
    const altered = { ...retry, requestState: editState(state ?? '', one.edit) ?? null };
    const options = { retry: altered, attack, ...(one.by !== undefined && { by: one.by }) };
    const tried = builder.clientCalls(index, turn + 1, options);
    if (!hub.opens(one)) {
      builder.clientGets(tried, hub.refusal);
      continue;
    }
    const child = builder.childCalled(index, turn + 1, hub.announce(call, index, builder.pair), altered);
    builder.childAnswers(child, { result: complete('done', builder.pair.child) });
    builder.clientGets(tried, { result: complete('done', builder.pair.client) });
  }
  onRetry(builder.clientCalls(index, turn + 1, { retry }));
  yield;
  return answers;
}

function refusalOf(pushed: Entry): JsonObject {
  return { jsonrpc: '2.0', id: member(pushed.body, 'id') as number, ...failure(-32603) };
}

function linkOf({ who, link, part }: Entry) {
  return { who, link, ...(part && { part }) };
}
