import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fences } from './fence.ts';
import { answersIn, mayAsk } from './fold.ts';
import { broken, held } from './saw.ts';
import { takenBack } from './taken-back.ts';

/**
 * Premise: after a client had taken a call back, its child answered it, or its person answered a question of it. The
 * hub goes on serving; a modern child is not called again for what nobody waits for.
 */
export const surviveLateAnswer: Rule = {
  requirement: 'survive.late-answer',
  look: (trace) => {
    const [fence] = fences(trace);
    return takenBack(trace).flatMap(({ index, by, request }): Sighting[] => {
      const late = trace.entries.find(
        (entry) =>
          entry.n > by.n &&
          entry.direction === 'to-hub' &&
          (entry.side === 'back'
            ? entry.answers === request.n
            : entry.part?.call === index && answersIn(entry).length > 0),
      );
      if (late === undefined) return [];
      if (trace.hubEnded !== undefined) {
        return [broken(late, 'the hub goes on serving', `it ended: ${trace.hubEnded}`)];
      }
      const again =
        eraOf(trace.pair.child) === 'modern' && late.side === 'front'
          ? trace.entries.find(
              (entry) =>
                entry.n > late.n &&
                entry.side === 'back' &&
                entry.direction === 'from-hub' &&
                entry.part?.call === index &&
                mayAsk(entry),
            )
          : undefined;
      if (again !== undefined) {
        return [
          broken(again, 'an answer to a call that was taken back is ignored', 'the child was called with it'),
        ];
      }
      return fence === undefined ? [] : [held(late)];
    });
  },
};
