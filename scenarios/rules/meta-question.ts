import { isObject, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a question that carries `_meta` was shown. The hub's own `_meta` is its own business. */
export const metaQuestion: Rule = {
  requirement: 'meta.question',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    return shown.flatMap(({ place, entry, params }): Sighting[] => {
      const meta = asked.find((one) => samePlace(one.place, place))?.params._meta;
      if (!isObject(meta) || Object.keys(meta).length === 0) return [];
      const came = isObject(params._meta) ? params._meta : {};
      const leaked = Object.entries(meta).filter(
        ([key, value]) => Object.hasOwn(came, key) && sameJson(came[key], value),
      );
      if (leaked.length === 0) return [held(entry)];
      return [
        broken(entry, "nothing of the child's `_meta`", `_meta carries ${quote(Object.fromEntries(leaked))}`),
      ];
    });
  },
};
