import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Asked, fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client that stayed until the end called a child that asks only where it was told that it may. It was
 * told nothing and asked nothing; or it asked, and that ended in an answer or a definite error.
 */
export const announceHonest: Rule = {
  requirement: 'announce.honest',
  look: (trace) => {
    const { asked, childRequests } = fold(trace);
    return trace.plan.calls.flatMap((call, index): Sighting[] => {
      const request = childRequests.find((one) => one.call === index);
      if (call.leaves !== undefined || request === undefined) return [];
      const questions = asked.filter(({ place, told }) => place.call === index && told);
      if (questions.length > 0) return questions.flatMap((question) => endOf(trace, question));
      const told = member(request.capabilities, 'elicitation') !== undefined;
      const answer = request.cause && answerTo(trace, request.cause);
      const quiet = !told && !asked.some(({ place }) => place.call === index);
      return quiet && answer !== undefined && answer.kind !== 'gave-up' ? [held(request.entry)] : [];
    });
  },
};

function endOf(trace: Trace, question: Asked): Sighting[] {
  const { place, entry, params } = question;
  const planned = trace.plan.calls[place.call]?.rounds[place.turn];
  if (planned?.questions.some(({ answer }) => answer.action === 'silent')) return [];
  const replied = trace.entries.some((one) =>
    entry.answers === undefined
      ? one.side === 'back' &&
        one.direction === 'from-hub' &&
        one.link === entry.link &&
        one.n > entry.n &&
        member(one.body, 'method') === undefined &&
        member(one.body, 'id') === member(entry.body, 'id')
      : isDefinite(one, entry, place.call),
  );
  if (replied) return [held(entry)];
  const actual = 'neither came before the deadline';
  return [broken(entry, `the question ${quote(params.message)} ends in an answer or an error`, actual)];
}

/** The client of the call got something for it after the child asked. */
function isDefinite({ n, side, direction, part, kind, answers }: Entry, asked: Entry, call: number): boolean {
  const came = side === 'front' && direction === 'from-hub' && answers !== undefined && kind !== 'gave-up';
  const calledAgain = side === 'back' && direction === 'from-hub' && kind === 'message';
  return n > asked.n && part?.call === call && (came || calledAgain);
}

function answerTo(trace: Trace, request: Entry): Entry | undefined {
  return trace.entries.find(({ side, answers }) => side === 'front' && answers === request.n);
}
