import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession } from '../../fakes/client/session.ts';
import type { OnPush, Outcome } from '../../fakes/client/wire.ts';
import type { Part } from '../model/entry.ts';
import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { findMarkers } from '../model/marker.ts';
import type { Answer, AskingMethod, Attack, Call, ClientName, Plan } from '../model/plan.ts';
import { editState } from './edit.ts';

/** One way to call a child: the params of the request, without what belongs to a retry. */
export interface Invocation {
  readonly method: AskingMethod;
  readonly params: JsonObject;
}

/** What a client needs to play its part of a call. */
export interface Seat {
  readonly call: Call;
  readonly index: number;
  /** Requests that the client makes at most, so that a hub that never ends a call cannot hold the plan. */
  readonly maxTurns: number;
  readonly deadline: number;
  /** How the call is made; for an attack, with what the attack changes. */
  invocation(attack?: Attack): Invocation;
  /** The session of a client at this call's child; for an attack, where the attack goes. */
  sessionOf(who: ClientName, attack?: Attack): Promise<ClientSession>;
  /** Resolves when the child has the call's first request. */
  readonly taken: Promise<void>;
  /** Takes note of the end of the call. */
  ended(outcome: Outcome): void;
  /** Takes note of a state that the hub gave to the client. */
  shown(state: string): void;
}

/** Plays the client's side of one call to its end. */
export async function driveCall(plan: Plan, nonce: string, seat: Seat): Promise<void> {
  const { call, index } = seat;
  const session = await seat.sessionOf(call.by);
  const states: string[] = [];
  let retry: JsonObject = {};
  for (let turn = 0; turn < seat.maxTurns; turn++) {
    const first = turn === 0 ? idOf(call) : {};
    const elsewhere = roundAt(call, turn - 1)?.retryAt;
    const at =
      elsewhere === undefined
        ? session
        : await seat.sessionOf(call.by, { edit: { kind: 'none' }, at: elsewhere });
    const { thinks } = roundAt(call, turn - 1) ?? {};
    // Time is the subject of such a plan: nothing but waiting brings it about.
    if (thinks !== undefined && turn > 0) await sleep(thinks);
    const sent = send(at, seat, retry, { call: index, turn }, seat.invocation(), first);
    if (turn === 0) await leaveEarly(session, seat, sent);
    const outcome = await sent;
    const asked = inputRequired(outcome);
    if (asked === undefined) seat.ended(outcome);
    if (asked === undefined || call.leaves !== undefined) return;
    const round = roundAt(call, turn);
    const inputResponses = { ...answersTo(plan, nonce, index, asked.inputRequests), ...round?.unasked };
    const { requestState } = asked;
    const answers = Object.keys(inputResponses).length > 0 ? { inputResponses } : {};
    retry = { ...answers, ...(typeof requestState === 'string' && { requestState }) };
    if (Object.keys(retry).length === 0) return;
    if (typeof requestState !== 'string') continue;
    seat.shown(requestState);
    for (const [attack, one] of (round?.attacks ?? []).entries()) {
      const attacker = [one.by, one.to, one.door, one.at].every((aim) => aim === undefined)
        ? session
        : undefined;
      const by = attacker ?? (await seat.sessionOf(one.by ?? call.by, one));
      const altered = editState(requestState, one.edit, states);
      const params = { ...answers, ...(altered !== undefined && { requestState: altered }) };
      await send(by, seat, params, { call: index, turn: turn + 1, attack }, seat.invocation(one));
    }
    states.push(requestState);
  }
}

/** Takes the first request back, or breaks off, once the child has it. */
async function leaveEarly(
  session: ClientSession,
  { call, index, taken }: Seat,
  sent: Promise<Outcome>,
): Promise<void> {
  if (call.leaves !== 'cancel' && call.leaves !== 'vanish') return;
  // Another call of the same client may have broken the connection off already.
  await Promise.race([taken, sent]);
  if (session.wire.closed) return;
  if (call.leaves === 'cancel') await session.cancel(call.id ?? session.lastId, { call: index, turn: 0 });
  else await session.vanish();
}

/** Answers what the hub pushes to one client: its own questions as planned, other clients' never. */
export function pushHandler(
  plan: Plan,
  nonce: string,
  who: ClientName,
  session: () => ClientSession,
): OnPush {
  return (entry, message) => {
    if (message.method === 'elicitation/create') {
      const place = placeOf(nonce, message.params);
      const call = place && plan.calls[place.call];
      const question = call && questionAt(call, place.turn, place.question);
      if (call?.by !== who || question === undefined || place === undefined) return;
      if (question.answer.action === 'silent') return;
      const part = { call: place.call, turn: place.turn };
      if (call.leaves === 'recant' && call.id !== undefined) void session().cancel(call.id, part);
      void session().answer(entry, sentAs(question.answer), part);
    } else if (message.method === 'sampling/createMessage') {
      void session().answer(entry, {
        role: 'assistant',
        content: { type: 'text', text: 'no' },
        model: 'none',
      });
    } else if (message.method === 'roots/list') {
      void session().answer(entry, { roots: [] });
    } else if (message.method === 'ping') {
      void session().answer(entry, {});
    } else {
      void session().refuse(entry);
    }
  };
}

function idOf({ id, idAsText }: Call): { id?: string | number; idAsText?: true } {
  return { ...(id !== undefined && { id }), ...(idAsText && { idAsText }) };
}

function send(
  session: ClientSession,
  seat: Seat,
  retry: JsonObject,
  part: Part,
  { method, params }: Invocation,
  first: ReturnType<typeof idOf> = {},
): Promise<Outcome> {
  const { declares, progressToken } = seat.call;
  return session.request(method, { ...params, ...retry }, declares, seat.deadline, {
    part,
    ...first,
    ...(progressToken !== undefined && { progressToken }),
  });
}

function inputRequired(outcome: Outcome): Record<string, unknown> | undefined {
  if (outcome.kind !== 'result' || !isObject(outcome.result)) return undefined;
  return outcome.result.resultType === 'input_required' ? outcome.result : undefined;
}

/** The planned answers under the keys that the hub showed; nothing for what is not of this call. */
function answersTo(plan: Plan, nonce: string, index: number, inputRequests: unknown): JsonObject {
  const answers: [string, Json][] = [];
  for (const [key, request] of isObject(inputRequests) ? Object.entries(inputRequests) : []) {
    const place = placeOf(nonce, member(request, 'params'));
    const call = place?.call === index ? plan.calls[index] : undefined;
    const question = call && place && questionAt(call, place.turn, place.question);
    if (question !== undefined && question.answer.action !== 'silent') {
      answers.push([key, sentAs(question.answer)]);
    }
  }
  return Object.fromEntries(answers);
}

/** An answer as it is sent. */
function sentAs(answer: Answer): JsonObject {
  // What is no answer may be no object either.
  return answer.action === 'garbled' ? (answer.as as JsonObject) : { ...answer };
}

function placeOf(nonce: string, params: unknown) {
  for (const place of findMarkers(JSON.stringify(params ?? null))) {
    const { turn, question } = place;
    if (place.nonce === nonce && turn !== undefined && question !== undefined) {
      return { call: place.call, turn, question };
    }
  }
  return undefined;
}

function questionAt(call: Call, turn: number, index: number) {
  return roundAt(call, turn)?.questions[index];
}

function roundAt(call: Call, turn: number) {
  return call.rounds[turn] ?? (call.endless ? call.rounds.at(-1) : undefined);
}
