import { sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { ends } from './ends.ts';
import { effects, saysEffect, tokenIn } from './guarded.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a child gave out a token, and its client called again with it: for the same thing, or for another after the
 * same one took effect.
 */
export const fallbackToken: Rule = {
  requirement: 'fallback.token',
  look: (trace) => {
    const all = ends(trace);
    const done = effects(trace);
    const { calls } = trace.plan;
    return all.flatMap(({ index, call, client }): Sighting[] => {
      const first = call.confirms === undefined ? undefined : all.find((one) => one.index === call.confirms);
      const given = first && tokenIn(first.child);
      if (first === undefined || given === undefined) return [];
      const shown = tokenIn(first.client);
      if (shown !== given) {
        const actual = `what it got is ${quote(first.client.body ?? first.client.raw)}`;
        return [broken(first.client, `the client gets the token ${given}`, actual)];
      }
      const effect = done.find((one) => one.call === index);
      if (sameJson(call.guards, calls[first.index]?.guards)) {
        if (effect !== undefined && saysEffect(client)) return [held(effect.entry)];
        return [
          broken(client, 'the call with the token takes effect', 'it did not, or the client was not told'),
        ];
      }
      if (effect !== undefined) {
        return [broken(effect.entry, 'a token is good for no other arguments', 'it took effect with others')];
      }
      return done.length > 0 ? [held(client)] : [];
    });
  },
};
