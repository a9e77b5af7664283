import type { Json } from '../../harness/model/json.ts';
import { isObject, member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { failed } from './ends.ts';
import { fold, samePlace } from './fold.ts';
import { isPlainKey } from './ordinary.ts';
import { roundsSeen } from './rounds-seen.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a child that was told that it may ask did so under keys that are not plain. Either the whole round is
 * refused, or every question of it is shown and each answer comes back under the key of its question.
 */
export const carryKeys: Rule = {
  requirement: 'carry.keys',
  look: (trace) =>
    roundsSeen(trace).flatMap(({ index, turn, round, shown, asked, retry, next }): Sighting[] => {
      const keys = round.questions.map(({ key }) => key);
      const { shown: allShown, given, asked: allAsked } = fold(trace);
      const told = allAsked.some(({ place, told: may }) => place.call === index && may);
      if (!told || keys.every(isPlainKey) || turn >= trace.hub.maxRounds - 1) return [];
      if (shown === undefined || shown.kind === 'gave-up') return [];
      if (failed(shown)) return [held(shown)];
      const places = keys.map((_, question) => ({ call: index, turn, question }));
      const lost = keys.filter(
        (_, question) =>
          !allShown.some(({ entry, place }) => entry.n === shown.n && samePlace(place, places[question])),
      );
      if (lost.length > 0) {
        const actual = `${lost.map((key) => quote(key)).join(', ')} did not arrive`;
        return [broken(shown, 'all questions of the round are shown, or none', actual)];
      }
      if (retry === undefined) return [];
      const expected = Object.fromEntries<unknown>(
        given
          .filter(({ entry }) => entry.n === retry.n)
          .map(({ place, answer }) => [keys[place.question] ?? '', answer]),
      );
      const came = next && member(next.entry.body, 'params', 'inputResponses');
      if (next !== undefined && sameJson(isObject(came) ? came : {}, expected as Json))
        return [held(next.entry)];
      return [
        broken(
          next?.entry ?? asked,
          `the child gets ${quote(expected)}`,
          next === undefined ? 'the child was not called with the answers' : `it got ${quote(came)}`,
        ),
      ];
    }),
};
