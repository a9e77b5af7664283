import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../harness/model/entry.ts';
import { type Json, type JsonObject, member } from '../../harness/model/json.ts';
import { questionMarker } from '../../harness/model/marker.ts';
import type { Question, Round } from '../../harness/model/plan.ts';
import { eraOf, type Revision } from '../../harness/model/revision.ts';
import { baitPlace } from '../bait.ts';
import type { Reply } from './actor.ts';
import type { Performance } from './performance.ts';

/** The schema of a question that names none. */
export const plainSchema: JsonObject = { type: 'object', properties: { note: { type: 'string' } } };

/** The params of `elicitation/create` in the shape of the child's revision: 2025-06-18 has no `mode`. */
export function questionParams(
  revision: Revision,
  question: Question,
  performance: Performance,
  turn: number,
  index: number,
): JsonObject {
  const marker = questionMarker(performance.nonce, performance.index, turn, index);
  const message = question.message === '' ? marker : `${question.message} ${marker}`;
  const rest = {
    message,
    ...(question.meta !== undefined && { _meta: question.meta }),
    ...question.extra,
  };
  if (question.url !== undefined) {
    // Only 2025-11-25 names a url question, so that its completion can be told later.
    return {
      mode: 'url',
      url: question.url.replaceAll(baitPlace, performance.bait ?? baitPlace),
      ...(revision === '2025-11-25' && { elicitationId: marker }),
      ...rest,
    };
  }
  return {
    ...(revision !== '2025-06-18' && { mode: 'form' }),
    requestedSchema: question.schema ?? plainSchema,
    ...rest,
  };
}

/** The questions of a round that a revision can ask, each with its index in the plan. */
export function askable(revision: Revision, round: Round): [Question, number][] {
  return [...round.questions.entries()]
    .map(([index, question]): [Question, number] => [question, index])
    .filter(([question]) => question.url === undefined || revision !== '2025-06-18');
}

/** The round that is played in a turn; undefined where the child has nothing more to ask. */
export function roundOf(performance: Performance, turn: number): Round | undefined {
  const { rounds, endless } = performance.call;
  return rounds[turn] ?? (endless ? rounds.at(-1) : undefined);
}

/** How a child ends a call: the planned result or error, or a text that says that it is done. */
export function endingOf(
  revision: Revision,
  method: string,
  performance: Performance,
  marker: string,
): JsonObject {
  const { ending } = performance.call;
  if (ending === undefined) return { result: textResult(revision, `done ${marker}`, { method }) };
  if ('error' in ending) return { error: withMarker(ending.error, marker) };
  const result = withMarker(ending.result, marker) as JsonObject;
  return { result: { ...(eraOf(revision) === 'modern' && { resultType: 'complete' }), ...result } };
}

/** A plain result with one text, in the shape that the method's result has. */
export function textResult(
  revision: Revision,
  text: string,
  { method = 'tools/call', isError = false }: { method?: string; isError?: boolean } = {},
): JsonObject {
  const modern = eraOf(revision) === 'modern';
  const cached = modern && method === 'resources/read' ? { ttlMs: 0, cacheScope: 'private' } : {};
  const body: JsonObject =
    method === 'prompts/get'
      ? { messages: [{ role: 'user', content: { type: 'text', text } }] }
      : method === 'resources/read'
        ? { contents: [{ uri: 'fake://text', text }] }
        : { content: [{ type: 'text', text }] };
  return { ...body, ...cached, ...(isError && { isError: true }), ...(modern && { resultType: 'complete' }) };
}

/** Tells progress of a request: under its own token, or under one that is not. Without a token there is nothing to tell. */
export function sendProgress(
  message: Record<string, unknown>,
  { count, token }: { readonly count: number; readonly token?: string | number },
  reply: Reply,
  part: Part,
): void {
  const progressToken = (token ?? member(message, 'params', '_meta', 'progressToken')) as Json | undefined;
  if (progressToken === undefined) return;
  for (let progress = 1; progress <= count; progress++) {
    const params = { progressToken, progress, total: count };
    reply.push({ jsonrpc: '2.0', method: 'notifications/progress', params }, part);
  }
}

/** Tells of each url question that the plan says so of, that what stands behind its url is done. */
export function tellCompletions(
  revision: Revision,
  round: Round,
  performance: Performance,
  turn: number,
  reply: Reply,
): void {
  if (revision !== '2025-11-25') return;
  for (const [question, index] of askable(revision, round)) {
    if (!question.completes || question.url === undefined) continue;
    const { elicitationId } = questionParams(revision, question, performance, turn, index);
    const params = { elicitationId: elicitationId ?? '' };
    reply.push(
      { jsonrpc: '2.0', method: 'notifications/elicitation/complete', params },
      { call: performance.index, turn },
    );
  }
}

/** Milliseconds after which a child that answers late does so, if nobody told it that its answer is not waited for. */
const lateAfter = 200;

/** What a child does that answers late: waits until nobody waits for it. */
export async function outwait({ cancelled = new Promise<void>(() => {}) }: Reply): Promise<void> {
  await Promise.race([cancelled, sleep(lateAfter, undefined, { ref: false })]);
}

/** A planned value with the call's marker put where the plan says `{marker}`. */
export function withMarker(value: Json, marker: string): Json {
  return JSON.parse(JSON.stringify(value).replaceAll('{marker}', marker)) as Json;
}

/** A planned text with the request's id and the call's marker put where the plan says `{id}` and `{marker}`. */
export function rawText(text: string, id: Json, marker: string): string {
  return text.replaceAll('{id}', JSON.stringify(id)).replaceAll('{marker}', marker);
}
