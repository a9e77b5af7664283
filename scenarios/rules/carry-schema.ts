import { isObject, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold, samePlace } from './fold.ts';
import { isExpressible } from './ordinary.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a form was shown whose schema the client's revision has words for. Between revisions a hub may have to say
 * the same otherwise, so there only what both know is compared.
 */
export const carrySchema: Rule = {
  requirement: 'carry.schema',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    return shown.flatMap(({ place, params, entry }): Sighting[] => {
      const sent = asked.find((one) => samePlace(one.place, place))?.params.requestedSchema;
      if (!isObject(sent) || !isExpressible(trace, sent)) return [];
      const came = params.requestedSchema;
      if (sameJson(readable(sent), readable(came))) return [held(entry)];
      return [broken(entry, `the schema ${quote(sent)}`, `it is ${quote(came)}`)];
    });
  },
};

/** Members that a program reads, not a person: they are compared to the letter. */
const exact: readonly string[] = ['const', 'enum', 'default', 'required', 'type', 'format', 'pattern'];

/** A schema with its texts reduced to the letters that a person sees: a hub takes out what lies about their shape. */
function readable(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/[\p{C}\p{Z}\p{M}\s\p{Default_Ignorable_Code_Point}]/gu, '');
  if (Array.isArray(value)) return value.map(readable);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, exact.includes(name) ? inner : readable(inner)]),
  );
}
