import { validateMessage } from '../../fakes/schema/index.ts';
import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { failed } from './ends.ts';
import { fences } from './fence.ts';
import { fold } from './fold.ts';
import { inWords, lastAnswer } from './last-answer.ts';
import { broken, exempt, held, quote } from './saw.ts';

/**
 * Premise: a child answered with a result that its revision does not admit, and calls that are in order go through. A
 * hub that hands such a result on as it is makes nothing of it, and leaves it to the client.
 */
export const surviveMalformed: Rule = {
  requirement: 'survive.malformed',
  look: (trace) =>
    trace.plan.calls.flatMap((call, index): Sighting[] => {
      if (!call.rounds.some(({ instead }) => instead !== undefined)) return [];
      const request = fold(trace).childRequests.findLast((one) => one.call === index);
      const child = trace.entries.find(
        ({ side, direction, answers }) =>
          side === 'back' && direction === 'to-hub' && answers !== undefined && answers === request?.entry.n,
      );
      const answer = lastAnswer(trace, index);
      if (child === undefined || answer === undefined || answer.n < child.n) return [];
      // What is no object is no message either, and ends at the hub's deadline like silence.
      if (answer.kind === 'gave-up' && !isObject(member(child.body, 'result'))) return [];
      if (answer.kind === 'gave-up') {
        return [broken(answer, 'the call ends, whatever the child answers', 'no answer came')];
      }
      if (trace.hubEnded !== undefined) {
        return [broken(answer, 'the hub goes on serving', `it ended: ${trace.hubEnded}`)];
      }
      if (fences(trace).length === 0 || !isMalformed(trace, child)) return [];
      if (failed(answer)) return [held(answer)];
      const [given, got] = [member(child.body, 'result'), member(answer.body, 'result')];
      if (isSame(given, got)) {
        return [exempt('it hands the result of a child on as it is, and leaves it to the client')];
      }
      return [
        broken(
          answer,
          `a definite error, for the child's result is ${quote(given)}`,
          `${inWords(answer)}: ${quote(got)}`,
        ),
      ];
    }),
};

const knownTypes: readonly unknown[] = ['complete', 'input_required'];

function isMalformed(trace: Trace, child: Entry): boolean {
  const request = child.answers === undefined ? undefined : trace.entries[child.answers];
  const method = member(request?.body, 'method');
  const result = member(child.body, 'result');
  const asksNothing =
    member(result, 'resultType') === 'input_required' &&
    member(result, 'inputRequests') === undefined &&
    member(result, 'requestState') === undefined;
  // Nobody here speaks of an extension, so there are no other types (basic, ResultType).
  const type = member(result, 'resultType');
  const unknownType = child.revision === '2026-07-28' && type !== undefined && !knownTypes.includes(type);
  const context = typeof method === 'string' ? { method } : {};
  return (
    asksNothing || unknownType || validateMessage(child.revision, 'server', child.body, context).length > 0
  );
}

/** The same but for `_meta`, which a hub may add to. */
function isSame(given: unknown, got: unknown): boolean {
  const bare = (value: unknown) => {
    if (!isObject(value)) return value;
    const { _meta, ...rest } = value;
    return rest;
  };
  return sameJson(bare(given), bare(got));
}
