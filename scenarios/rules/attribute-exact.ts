import type { Rule } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a client was shown a question of a child. */
export const attributeExact: Rule = {
  requirement: 'attribute.exact',
  look: (trace) =>
    fold(trace).shown.flatMap(({ place, entry, params }) => {
      const call = place && trace.plan.calls[place.call];
      if (call === undefined) return [];
      const start = `Server "${trace.hub.childNames[call.to]}" asks:`;
      return [
        typeof params.message === 'string' && params.message.startsWith(start)
          ? held(entry)
          : broken(entry, `a message that begins ${start}`, `the message is ${quote(params.message)}`),
      ];
    }),
};
