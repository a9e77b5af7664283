import { isObject, member } from '../../harness/model/json.ts';
import type { Call, Round } from '../../harness/model/plan.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { declaredModes } from './declared.ts';
import { type Asked, fold, samePlace } from './fold.ts';
import { isExpectable } from './ordinary.ts';
import { broken, held, quote } from './saw.ts';
import { wantedIn } from './wanted.ts';

/**
 * Premise: a child that was told that it may ask put an ordinary question into one map with requests that do not travel.
 * If it was answered, the child's next request has to have that answer, under its key and no other.
 */
export const onlyRestSurvives: Rule = {
  requirement: 'only.rest-survives',
  look: (trace) => fold(trace).asked.flatMap((one) => (isMixed(trace, one) ? follow(trace, one) : [])),
};

/** What may stand in a map of requests (2026-07-28 basic/patterns/mrtr): anything else may have a whole round refused. */
const valid = ['elicitation/create', 'sampling/createMessage', 'roots/list'];

function isMixed(trace: Trace, { entry, told, place, params, key }: Asked): boolean {
  const call = trace.plan.calls[place.call];
  const round = call?.rounds[place.turn];
  if (key === undefined || !told || place.turn >= trace.hub.maxRounds - 1 || !isPlayedStraight(call, round))
    return false;
  const methods = wantedIn(entry).map(({ method }) => method);
  const questions = methods.filter((method) => method === 'elicitation/create');
  return (
    questions.length === 1 &&
    methods.length > 1 &&
    methods.every((method) => valid.includes(method)) &&
    isExpectable(trace, params, declaredModes(trace, place.call))
  );
}

/** Nothing is tried, and nothing goes wrong, but that there are other requests beside the question. */
function isPlayedStraight(call: Call | undefined, round: Round | undefined): boolean {
  return (
    call !== undefined &&
    round !== undefined &&
    call.leaves === undefined &&
    (call.method ?? 'tools/call') === 'tools/call' &&
    Object.keys(round).every((name) => ['questions', 'beside', 'state'].includes(name))
  );
}

function follow(trace: Trace, one: Asked): Sighting[] {
  const { shown, given, childRequests } = fold(trace);
  const arrived = shown.find(({ place }) => samePlace(place, one.place));
  if (arrived === undefined) {
    return [broken(one.entry, 'the question among other requests reaches the client', 'it did not')];
  }
  if (!given.some(({ place }) => samePlace(place, one.place))) return [];
  const next = childRequests.find(({ call, turn }) => call === one.place.call && turn === one.place.turn + 1);
  const answers = member(next?.entry.body, 'params', 'inputResponses');
  const keys = isObject(answers) ? Object.keys(answers) : [];
  if (next !== undefined && keys.length === 1 && keys[0] === one.key) return [held(next.entry)];
  const actual = next === undefined ? 'the child got no retry' : `it got answers to ${quote(keys)}`;
  return [
    broken(next?.entry ?? arrived.entry, `the child gets an answer to ${quote(one.key)} alone`, actual),
  ];
}
