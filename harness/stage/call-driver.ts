import type { ClientSession } from '../../fakes/client/session.ts';
import type { OnPush, Outcome } from '../../fakes/client/wire.ts';
import type { Part } from '../model/entry.ts';
import { isObject, type Json, type JsonObject, member } from '../model/json.ts';
import { findMarkers } from '../model/marker.ts';
import type { Call, ClientName, Plan } from '../model/plan.ts';
import { editState } from './edit.ts';

/** What a client needs to play its part of a call. */
export interface Seat {
  readonly call: Call;
  readonly index: number;
  readonly invocation: { readonly name: string; readonly arguments: JsonObject };
  /** Requests that the client makes at most, so that a hub that never ends a call cannot hold the plan. */
  readonly maxTurns: number;
  readonly deadline: number;
  /** The session of a client at this call's child. */
  sessionOf(who: ClientName): Promise<ClientSession>;
}

/** Plays the client's side of one call to its end. */
export async function driveCall(plan: Plan, nonce: string, seat: Seat): Promise<void> {
  const { call, index } = seat;
  const session = await seat.sessionOf(call.by);
  let retry: JsonObject = {};
  for (let turn = 0; turn < seat.maxTurns; turn++) {
    const outcome = await send(session, seat, retry, { call: index, turn });
    const asked = inputRequired(outcome);
    if (asked === undefined) return;
    const inputResponses = answersTo(plan, nonce, index, asked.inputRequests);
    const { requestState } = asked;
    const echoed = typeof requestState === 'string' ? { requestState } : {};
    retry = { ...(Object.keys(inputResponses).length > 0 && { inputResponses }), ...echoed };
    if (Object.keys(retry).length === 0) return;
    for (const [attack, { by, edit }] of (call.rounds[turn]?.attacks ?? []).entries()) {
      if (typeof requestState !== 'string') break;
      const attacker = by === undefined ? session : await seat.sessionOf(by);
      const altered = { ...retry, requestState: editState(requestState, edit) };
      await send(attacker, seat, altered, { call: index, turn: turn + 1, attack });
    }
  }
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
      void session().answer(entry, { ...question.answer }, { call: place.call, turn: place.turn });
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
    }
  };
}

function send(session: ClientSession, seat: Seat, retry: JsonObject, part: Part): Promise<Outcome> {
  const params = { ...seat.invocation, ...retry };
  return session.request('tools/call', params, seat.call.declares, seat.deadline, part);
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
    if (question !== undefined) answers.push([key, { ...question.answer }]);
  }
  return Object.fromEntries(answers);
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
  const round = call.rounds[turn] ?? (call.endless ? call.rounds.at(-1) : undefined);
  return round?.questions[index];
}
