import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { failed } from './ends.ts';
import { fold } from './fold.ts';
import { inWords, lastAnswer } from './last-answer.ts';
import { broken, held } from './saw.ts';

/** Premise: the hub gives a child a short time for an answer, and a child took a call and never answered it. */
export const surviveChildHang: Rule = {
  requirement: 'survive.child-hang',
  under: ['impatient'],
  look: (trace) => {
    if (trace.plan.setting !== 'impatient') return [];
    const { calls } = trace.plan;
    return calls.flatMap((call, index): Sighting[] => {
      if (!call.rounds.some(({ fault }) => fault === 'hang')) return [];
      const request = fold(trace).childRequests.findLast((one) => one.call === index);
      const answer = lastAnswer(trace, index);
      if (request === undefined || answer === undefined || answer.n < request.entry.n) return [];
      if (answer.kind === 'gave-up' || !failed(answer)) {
        const expected = `the call ends with an error after ${trace.hub.callDeadlineMs} ms`;
        return [broken(answer, expected, inWords(answer))];
      }
      const delayed = calls.findIndex((one, other) => {
        if (one.step !== call.step || one.rounds.length > 0) return false;
        const sent = trace.entries.find(
          ({ side, direction, part }) => side === 'front' && direction === 'to-hub' && part?.call === other,
        );
        const got = lastAnswer(trace, other);
        return sent !== undefined && sent.n < request.entry.n && got !== undefined && got.n > answer.n;
      });
      if (delayed < 0) return [held(answer)];
      return [
        broken(
          lastAnswer(trace, delayed) ?? answer,
          'a call beside it that needs no answer of a person is served meanwhile',
          'it was answered only after the call that hung had ended',
        ),
      ];
    });
  },
};
