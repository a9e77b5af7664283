import { eraOf } from '../../harness/model/revision.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held } from './saw.ts';

/** Premise: a legacy client over HTTP was pushed a question of this plan. */
export const carryPushStream: Rule = {
  requirement: 'carry.push-stream',
  look: (trace) =>
    fold(trace)
      .shown.filter(
        ({ entry, key, place }) =>
          place !== undefined &&
          key === undefined &&
          entry.via === 'http' &&
          eraOf(entry.revision) === 'legacy' &&
          entry.answers === undefined,
      )
      .map(({ entry }) =>
        entry.standalone
          ? broken(
              entry,
              'the question comes on the stream of the call that caused it',
              'it came on the stand-alone stream, which a client need not open',
            )
          : held(entry),
      ),
};
