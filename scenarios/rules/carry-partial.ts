import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { failed, isQuestion } from './ends.ts';
import { roundsSeen } from './rounds-seen.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client answered some questions of a round and left others out. The hub passes that on, or asks for
 * the rest itself; it neither ends the call nor makes an answer up.
 */
export const carryPartial: Rule = {
  requirement: 'carry.partial',
  look: (trace) =>
    roundsSeen(trace).flatMap(({ turn, round, retry, answer, next }): Sighting[] => {
      const silent = round.questions.filter(({ answer: given }) => given.action === 'silent');
      if (silent.length === 0 || silent.length === round.questions.length) return [];
      if (round.unasked !== undefined || turn >= trace.hub.maxRounds - 1) return [];
      if (retry === undefined || answer === undefined) return [];
      if (next === undefined) {
        if (isQuestion(answer)) return [held(answer)];
        return failed(answer)
          ? [broken(answer, 'what was answered goes on to the child', `the answer is ${quote(answer.body)}`)]
          : [];
      }
      const came = member(next.entry.body, 'params', 'inputResponses');
      const invented = silent.filter(({ key }) => isObject(came) && Object.hasOwn(came, key));
      if (invented.length === 0) return [held(next.entry)];
      const expected = `nothing under ${quote(silent.map(({ key }) => key))}, which nobody answered`;
      return [broken(next.entry, expected, `the child got ${quote(came)}`)];
    }),
};
