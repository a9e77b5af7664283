import { type Json, type JsonObject, member } from '../../harness/model/json.ts';
import { callMarker } from '../../harness/model/marker.ts';
import type { Revision } from '../../harness/model/revision.ts';
import type { Reply } from './actor.ts';
import { guardedAnswer } from './guard.ts';
import type { Performance } from './performance.ts';
import {
  askable,
  endingOf,
  outwait,
  questionParams,
  rawText,
  sendProgress,
  tellCompletions,
  textResult,
  withMarker,
} from './shape.ts';

/** Pushes a request to the hub and waits for the answer. */
export type Ask = (request: { method: string; params: JsonObject }) => Promise<Record<string, unknown>>;

/** Plays a whole call as a legacy child: it pushes what it asks while the call stays open. */
export async function playLegacy(
  revision: Revision,
  message: Record<string, unknown>,
  performance: Performance,
  declared: unknown,
  ask: Ask,
  reply: Reply,
): Promise<void> {
  const id = message.id as Json;
  const part = { call: performance.index, turn: performance.turns };
  performance.turns += 1;
  await performance.arrive();
  const marker = callMarker(performance.nonce, performance.index);
  const method = String(message.method);
  const asks = performance.call.asks === 'always' || member(declared, 'elicitation') !== undefined;
  let ending: 'done' | 'refused' | 'fallback' = 'done';
  const answered: unknown[] = [];
  const guarded = (of: { answered?: readonly unknown[] }) =>
    guardedAnswer(revision, message, performance, marker, { told: asks, ...of });
  const atOnce = guarded({});
  if (atOnce !== undefined) {
    performance.released();
    reply.answer({ jsonrpc: '2.0', id, ...atOnce }, part);
    return;
  }
  for (const [turn, round] of performance.call.rounds.entries()) {
    if (round.progress !== undefined) sendProgress(message, round.progress, reply, part);
    if (round.fault === 'late') {
      await outwait(reply);
    } else if (round.fault !== undefined) {
      reply.fail(round.fault);
      if (round.fault !== 'noise') {
        performance.released();
        return;
      }
    }
    if (round.raw !== undefined) {
      performance.released();
      reply.raw(rawText(round.raw, id, marker), part);
      return;
    }
    if (round.instead !== undefined) {
      performance.released();
      reply.answer({ jsonrpc: '2.0', id, result: withMarker(round.instead, marker) }, part);
      return;
    }
    const beside = (round.beside ?? []).map(({ method: wanted, params }) => ({ method: wanted, params }));
    const questions = (asks ? askable(revision, round) : []).map(([question, index]) => ({
      method: 'elicitation/create',
      params: questionParams(revision, question, performance, turn, index),
    }));
    if (!asks) ending = 'fallback';
    const replies = [...beside, ...questions].map(ask);
    performance.released();
    const answers = await Promise.all(replies);
    if (asks) tellCompletions(revision, round, performance, turn, reply);
    answered.push(...answers.map((got) => got.result));
    if (answers.some((got) => 'error' in got)) ending = 'refused';
    if (ending !== 'done') break;
  }
  performance.released();
  const body =
    ending === 'done'
      ? (guarded({ answered }) ?? endingOf(revision, method, performance, marker))
      : { result: textResult(revision, `${ending} ${marker}`, { method }) };
  reply.answer({ jsonrpc: '2.0', id, ...body }, part);
}
