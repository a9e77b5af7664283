import { type Json, type JsonObject, member } from '../../harness/model/json.ts';
import { callMarker } from '../../harness/model/marker.ts';
import type { Round } from '../../harness/model/plan.ts';
import { envelopeKeys, errorCodes } from '../envelope.ts';
import type { Reply } from './actor.ts';
import { guardedAnswer } from './guard.ts';
import type { Performance } from './performance.ts';
import {
  askable,
  endingOf,
  outwait,
  questionParams,
  rawText,
  roundOf,
  sendProgress,
  textResult,
  withMarker,
} from './shape.ts';

const revision = '2026-07-28';

/** Plays one turn of a call as a modern child: every turn is a request and an answer of its own. */
export async function playModern(
  message: Record<string, unknown>,
  performance: Performance,
  reply: Reply,
): Promise<void> {
  const id = message.id as Json;
  const turn = performance.turns;
  const part = { call: performance.index, turn };
  const state = member(message, 'params', 'requestState');
  // A server that seals its state refuses one that it did not send; so does this fake.
  if (turn > 0 && state !== performance.sent) {
    const error = { code: errorCodes.invalidParams, message: 'that state was not issued for this call' };
    reply.answer({ jsonrpc: '2.0', id, error }, part, 200);
    return;
  }
  performance.turns += 1;
  if (turn === 0) await performance.arrive();
  const capabilities = member(message, 'params', '_meta', envelopeKeys.capabilities);
  const round = roundOf(performance, turn);
  if (round?.progress !== undefined) sendProgress(message, round.progress, reply, part);
  if (round?.fault === 'late') await outwait(reply);
  else if (round?.fault !== undefined) reply.fail(round.fault);
  const marker = callMarker(performance.nonce, performance.index);
  if (round?.raw !== undefined) {
    reply.raw(rawText(round.raw, id, marker), part);
  } else if (round?.fault !== 'crash' && round?.fault !== 'hang') {
    const told = member(capabilities, 'elicitation') !== undefined;
    const answered =
      turn > 0 && round === undefined ? { answered: answersTo(message, performance, turn) } : {};
    const answer =
      guardedAnswer(revision, message, performance, marker, { told, ...answered }) ??
      bodyOf(String(message.method), performance, round, turn, told, marker);
    reply.answer({ jsonrpc: '2.0', id, ...answer }, part);
  }
  if (turn === 0) performance.released();
}

/** What came back for each question of the turn before. */
function answersTo(message: unknown, { call }: Performance, turn: number): unknown[] {
  const asked = call.rounds[turn - 1]?.questions ?? [];
  return asked.map(({ key }) => member(message, 'params', 'inputResponses', key));
}

function bodyOf(
  method: string,
  performance: Performance,
  round: Round | undefined,
  turn: number,
  told: boolean,
  marker: string,
): JsonObject {
  if (round === undefined) return endingOf(revision, method, performance, marker);
  if (performance.call.asks === 'allowed' && !told) {
    return { result: textResult(revision, `fallback ${marker}`, { method }) };
  }
  const state = round.mirrors ? (performance.shown ?? round.state) : round.state;
  performance.sent = state;
  if (round.instead !== undefined) return { result: withMarker(round.instead, marker) };
  // Object.fromEntries defines own members, so that `__proto__` is a key like any other.
  const inputRequests = Object.fromEntries<JsonObject>([
    ...askable(revision, round).map(([question, index]): [string, JsonObject] => [
      question.key,
      {
        method: 'elicitation/create',
        params: questionParams(revision, question, performance, turn, index),
      },
    ]),
    ...(round.beside ?? []).map(({ key, method: wanted, params }): [string, JsonObject] => [
      key,
      { method: wanted, params },
    ]),
  ]);
  return {
    result: {
      resultType: 'input_required',
      ...(Object.keys(inputRequests).length > 0 && { inputRequests }),
      ...(state !== undefined && { requestState: state }),
      ...round.extra,
    },
  };
}
