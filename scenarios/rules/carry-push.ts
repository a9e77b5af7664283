import type { Entry } from '../../harness/model/entry.ts';
import { member, sameJson } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Asked, fold, type Shown, samePlace } from './fold.ts';
import { isOrdinary } from './ordinary.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a legacy child was told that it may ask, and pushed a question that no hub has a reason to refuse, for a
 * legacy client.
 */
export const carryPush: Rule = {
  requirement: 'carry.push',
  look: (trace) => {
    if (eraOf(trace.pair.client) !== 'legacy' || eraOf(trace.pair.child) !== 'legacy') return [];
    return fold(trace)
      .asked.filter((question) => isOrdinary(trace, question))
      .flatMap((question) => follow(trace, question));
  },
};

function follow(trace: Trace, question: Asked): Sighting[] {
  const { shown, given, got } = fold(trace);
  const { place, params, entry } = question;
  const by = trace.plan.calls[place.call]?.by;
  const arrived = shown.find((one) => one.entry.who === by && samePlace(one.place, place));
  if (arrived === undefined) {
    const expected = `${by} is pushed the question ${quote(params.message)}`;
    return [broken(entry, expected, `the child pushed it, and it never reached ${by}`)];
  }
  const answer = given.find((one) => samePlace(one.place, place));
  if (answer === undefined) return [];
  const back = got.find((one) => samePlace(one.place, place));
  if (back === undefined || !sameJson(back.answer, answer.answer)) {
    return [
      broken(
        back?.entry ?? answer.entry,
        `the child gets ${quote(answer.answer)}`,
        back === undefined ? 'no reply reached the child' : `it got ${quote(back.answer)}`,
      ),
    ];
  }
  return [held(back.entry), ...completion(trace, question, arrived)];
}

/** A notice that what stands behind a url is done reaches the client under the id that it was shown. */
function completion(trace: Trace, { params }: Asked, arrived: Shown): Sighting[] {
  const sent = trace.entries.find((one) => one.side === 'back' && isNotice(one, params.elicitationId));
  if (sent === undefined) return [];
  const came = trace.entries.find(
    (one) =>
      one.n > sent.n &&
      one.side === 'front' &&
      one.who === arrived.entry.who &&
      isNotice(one, arrived.params.elicitationId),
  );
  if (came !== undefined) return [held(came)];
  return [broken(sent, `${arrived.entry.who} hears that the url is done`, 'no notice of it came')];
}

function isNotice({ body }: Entry, id: unknown): boolean {
  return (
    id !== undefined &&
    member(body, 'method') === 'notifications/elicitation/complete' &&
    member(body, 'params', 'elicitationId') === id
  );
}
