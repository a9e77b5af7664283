import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { inWords, lastAnswer, succeeded } from './last-answer.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a client was served, then it vanished while a call of its was at a child, or was asked and never came back.
 * What it or another calls after that is served as before.
 */
export const surviveClientGone: Rule = {
  requirement: 'survive.client-gone',
  look: (trace) => {
    const { calls } = trace.plan;
    const left = calls.findIndex(
      ({ leaves }, index) =>
        (leaves === 'vanish' || leaves === 'abandon') &&
        fold(trace).childRequests.some(({ call }) => call === index),
    );
    const gone = calls[left];
    if (gone === undefined) return [];
    const plain = (index: number) => calls[index]?.rounds.length === 0 && calls[index]?.to === gone.to;
    const served = [...calls.keys()].some(
      (index) => plain(index) && (calls[index]?.step ?? 0) < gone.step && succeeded(lastAnswer(trace, index)),
    );
    if (!served) return [];
    return [...calls.keys()]
      .filter((index) => plain(index) && (calls[index]?.step ?? 0) > gone.step)
      .flatMap((index): Sighting[] => {
        const answer = lastAnswer(trace, index);
        if (answer === undefined) return [];
        if (trace.hubEnded !== undefined) {
          return [broken(answer, 'the hub goes on serving', `it ended: ${trace.hubEnded}`)];
        }
        if (succeeded(answer)) return [held(answer)];
        return [broken(answer, `${calls[index]?.by} is served after ${gone.by} was gone`, inWords(answer))];
      });
  },
};
