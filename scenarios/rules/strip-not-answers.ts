import { isObject, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { hasUnsafe, wasCleaned } from './cleaned.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';
import { travelled } from './travelled.ts';

/** Premise: an accepted answer, or the values of a choice, hold characters that are taken out of text. */
export const stripNotAnswers: Rule = {
  requirement: 'strip.not-answers',
  look: (trace) => [...inAnswers(trace), ...inValues(trace)],
};

/** Any other difference between what was given and what arrives is a matter of `carry.answer`. */
function inAnswers(trace: Trace): Sighting[] {
  const { given, got } = fold(trace);
  return given.flatMap(({ place, answer }): Sighting[] => {
    const arrived = got.find((one) => samePlace(one.place, place));
    if (arrived === undefined || answer.action !== 'accept' || !hasUnsafe(answer.content)) return [];
    const came = arrived.answer.content;
    if (sameJson(came, answer.content)) return [held(arrived.entry)];
    if (!wasCleaned(answer.content, came)) return [];
    return [broken(arrived.entry, `the answer ${quote(answer.content)}`, `it is ${quote(came)}`)];
  });
}

function inValues(trace: Trace): Sighting[] {
  return travelled(trace).flatMap(({ asked, shown }): Sighting[] => {
    const sent = valuesOf(asked.params.requestedSchema);
    const came = valuesOf(shown.params.requestedSchema);
    if (!hasUnsafe(sent)) return [];
    if (sameJson(came, sent)) return [held(shown.entry)];
    if (!wasCleaned(sent, came)) return [];
    return [broken(shown.entry, `choices of the values ${quote(sent)}`, `they are ${quote(came)}`)];
  });
}

/** The values of all choices of a schema: they come back as answers. */
function valuesOf(schema: unknown): unknown[] {
  if (!isObject(schema)) return [];
  const { enum: values, const: value, oneOf, anyOf, items, properties } = schema;
  const lists = [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const fields = isObject(properties) ? Object.values(properties) : [];
  return [
    ...(Array.isArray(values) ? (values as unknown[]) : []),
    ...(value === undefined ? [] : [value]),
    ...[...lists, items, ...fields].flatMap(valuesOf),
  ];
}
