import { createHash } from 'node:crypto';
import { effectText } from '../../harness/model/guard.ts';
import { isObject, type JsonObject, member } from '../../harness/model/json.ts';
import type { Revision } from '../../harness/model/revision.ts';
import type { Performance } from './performance.ts';
import { textResult } from './shape.ts';

/**
 * The answer of a child that guards what it does. Where nobody can be asked it gives out a token for these very
 * arguments; a call that brings the token, or whose questions were all accepted, takes effect. Undefined where the call
 * is not guarded, or the child has to ask first.
 * @param answered the answers to all questions of the call; undefined while the child has not asked.
 */
export function guardedAnswer(
  revision: Revision,
  message: Record<string, unknown>,
  { call, nonce }: Performance,
  marker: string,
  { told, answered }: { readonly told: boolean; readonly answered?: readonly unknown[] },
): JsonObject | undefined {
  if (call.guards === undefined) return undefined;
  const say = (text: string) => ({ result: textResult(revision, `${text} ${marker}`) });
  const given = member(message, 'params', 'arguments');
  const { marker: _, confirm, ...args } = isObject(given) ? given : {};
  if (confirm !== undefined) return say(confirm === tokenFor(nonce, args) ? effectText : 'not confirmed');
  if (answered !== undefined) {
    return say(answered.every((one) => member(one, 'action') === 'accept') ? effectText : 'not done');
  }
  const asks = call.rounds.length > 0 && (told || call.asks === 'always');
  return asks ? undefined : say(`nobody can be asked: call again with ${tokenFor(nonce, args)}`);
}

/** A token that is good for one plan and for these arguments alone. */
function tokenFor(nonce: string, args: Record<string, unknown>): string {
  const sorted = JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `confirm-${createHash('sha256').update(`${nonce} ${sorted}`).digest('hex').slice(0, 16)}`;
}
