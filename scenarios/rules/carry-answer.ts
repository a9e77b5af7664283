import { isObject, sameJson } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { wasCleaned } from './cleaned.ts';
import { delivered } from './delivered.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a client accepted a question of a child. */
export const carryAnswer: Rule = {
  requirement: 'carry.answer',
  look: (trace) =>
    delivered(
      trace,
      ({ answer }) => answer.action === 'accept',
      (given, got) => {
        const asked = fold(trace).asked.find(({ place }) => samePlace(place, given.place));
        const equal =
          got.answer.action === 'accept' &&
          sameJson(got.answer.content ?? {}, isObject(given.answer.content) ? given.answer.content : {});
        if (equal && got.key === asked?.key) return held(got.entry);
        // That is a requirement of its own: `strip.not-answers`.
        if (got.key === asked?.key && wasCleaned(given.answer.content, got.answer.content)) return undefined;
        return broken(got.entry, `the child gets ${quote(given.answer)}`, `it got ${quote(got.answer)}`);
      },
    ),
};
