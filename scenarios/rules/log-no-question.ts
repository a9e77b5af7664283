import { questionMarker } from '../../harness/model/marker.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { canariesIn, firstLeak } from './leaks.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a child asked, and what the hub writes to its log is known. The marker behind each message is searched for too. */
export const logNoQuestion: Rule = {
  requirement: 'log.no-question',
  look: (trace) => {
    const { log } = trace;
    if (log === undefined) return [];
    return fold(trace).asked.map(({ place, entry }) => {
      const { call, turn, question } = place;
      const round = trace.plan.calls[call]?.rounds[turn] ?? trace.plan.calls[call]?.rounds.at(-1);
      const { answer: _, ...asked } = round?.questions[question] ?? { answer: undefined };
      const marker = questionMarker(trace.nonce, call, turn, question);
      const leak = firstLeak(log, [marker, ...canariesIn({ ...asked })]);
      if (leak === undefined) return held(entry);
      const actual = `${leak.canary} of the question stands in a line, ${leak.as}: ${quote(leak.line)}`;
      return broken(entry, 'nothing of a question is in the log', actual);
    });
  },
};
