import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { ends } from './ends.ts';
import { fold, samePlace } from './fold.ts';
import { knownOfBlock, knownOfQuestion, knownOfResult } from './known-members.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a result, a content block or a question of a child carries members that no revision defines, and the
 * client was given that result or shown that question. (Where it was not, that is a matter of other requirements.)
 */
export const carryUnknownFields: Rule = {
  requirement: 'carry.unknown-fields',
  look: (trace) => [...inResults(trace), ...inQuestions(trace)],
};

function inResults(trace: Trace): Sighting[] {
  return ends(trace).flatMap(({ child, client }) => {
    const given = member(child.body, 'result');
    const came = member(client.body, 'result');
    if (!isObject(given) || !isObject(came) || given.isError !== came.isError) return [];
    const blocks = Array.isArray(given.content) ? given.content : [];
    return [
      ...compare(client, 'the result', unknown(given, knownOfResult), came),
      ...blocks.flatMap((block, index) =>
        isObject(block)
          ? compare(
              client,
              `content block ${index + 1}`,
              unknown(block, [...knownOfBlock, '_meta']),
              Array.isArray(came.content) ? came.content[index] : undefined,
            )
          : [],
      ),
    ];
  });
}

function inQuestions(trace: Trace): Sighting[] {
  const { asked, shown } = fold(trace);
  return shown.flatMap(({ place, params, entry }) => {
    const source = asked.find((one) => samePlace(one.place, place));
    return source === undefined
      ? []
      : compare(entry, 'the question', unknown(source.params, knownOfQuestion), params);
  });
}

function unknown(value: Record<string, unknown>, known: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !known.includes(name)));
}

function compare(entry: Entry, where: string, sent: Record<string, unknown>, came: unknown): Sighting[] {
  const names = Object.keys(sent);
  if (names.length === 0) return [];
  const lost = names.filter((name) => !sameJson(sent[name], member(came, name)));
  if (lost.length === 0) return [held(entry)];
  return [
    broken(
      entry,
      `${where} still has ${quote(sent)}`,
      `${lost.map((name) => `${name} is ${quote(member(came, name))}`).join(', ')}`,
    ),
  ];
}
