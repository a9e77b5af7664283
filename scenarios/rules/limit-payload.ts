import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { ends, failed } from './ends.ts';
import { broken, held } from './saw.ts';
import { bytesOf, isWellWithin, sized } from './sized.ts';

/**
 * Premise: a question that is over the limit for a whole one, and one well within it that was shown. It may be
 * refused; what a client is shown of it is within the limit.
 */
export const limitPayload: Rule = {
  requirement: 'limit.payload',
  under: ['tight'],
  look: (trace) => {
    const limit = trace.hub.maxPayloadBytes;
    const most = trace.hub.maxMessageBytes;
    if (limit === undefined) return [];
    const all = sized(trace).filter(({ received }) => most === undefined || received + 100 <= most);
    const sizes = all.map((one) => ({ ...one, whole: bytesOf(JSON.stringify(one.asked.params)) }));
    if (!sizes.some(({ whole }) => whole > limit)) return [];
    if (!sizes.some(({ whole, shown }) => isWellWithin(whole, limit) && shown !== undefined)) return [];
    return sizes.flatMap(({ whole, asked, shown }): Sighting[] => {
      if (whole > limit) {
        const bytes = shown === undefined ? 0 : bytesOf(JSON.stringify(shown.params));
        if (shown !== undefined) {
          if (bytes <= limit) return [held(shown.entry)];
          return [broken(shown.entry, `a question of at most ${limit} bytes`, `it has ${bytes}`)];
        }
        return endOf(asked.place.call);
      }
      if (!isWellWithin(whole, limit)) return [];
      if (shown !== undefined) return [held(shown.entry)];
      return [
        broken(
          asked.entry,
          `a question of ${whole} bytes arrives: ${limit} are allowed`,
          'the question did not arrive',
        ),
      ];
    });

    function endOf(call: number): Sighting[] {
      const end = ends(trace).find(({ index }) => index === call)?.client ?? answerOf(call);
      if (end === undefined) return [];
      if (failed(end)) return [held(end)];
      // A child that pushes hears of the refusal itself, and ends the call as it sees fit.
      if (trace.pair.child !== '2026-07-28' && end.kind !== 'gave-up') return [held(end)];
      const actual = end.kind === 'gave-up' ? 'no answer came' : 'it ended with a result';
      return [broken(end, 'the call ends with a definite error', actual)];
    }

    function answerOf(call: number) {
      return trace.entries.findLast(
        ({ side, direction, part, answers, body }) =>
          side === 'front' &&
          direction === 'from-hub' &&
          answers !== undefined &&
          part?.call === call &&
          member(body, 'result', 'resultType') !== 'input_required',
      );
    }
  },
};
