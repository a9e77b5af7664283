import type { JsonObject } from '../../harness/model/json.ts';
import { questionMarker } from '../../harness/model/marker.ts';
import type { Question, Round } from '../../harness/model/plan.ts';
import { eraOf, type Revision } from '../../harness/model/revision.ts';
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
  return {
    ...(revision !== '2025-06-18' && { mode: 'form' }),
    message: question.message === '' ? marker : `${question.message} ${marker}`,
    requestedSchema: question.schema ?? plainSchema,
    ...(question.meta !== undefined && { _meta: question.meta }),
  };
}

/** The round that is played in a turn; undefined where the child has nothing more to ask. */
export function roundOf(performance: Performance, turn: number): Round | undefined {
  const { rounds, endless } = performance.call;
  return rounds[turn] ?? (endless ? rounds.at(-1) : undefined);
}

/** A plain result with one text. */
export function textResult(revision: Revision, text: string, isError = false): JsonObject {
  return {
    content: [{ type: 'text', text }],
    ...(isError && { isError: true }),
    ...(eraOf(revision) === 'modern' && { resultType: 'complete' }),
  };
}

/** The child's tools: one that asks, one that only answers. */
export function toolList(tools: { ask: string; echo: string }): JsonObject[] {
  const inputSchema = { type: 'object', properties: { marker: { type: 'string' } } };
  return [
    { name: tools.ask, description: 'Asks a person before it acts.', inputSchema },
    { name: tools.echo, description: 'Says back what it was given.', inputSchema },
  ];
}
