import { isObject } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a client declared more than elicitation, and its child was called. */
export const announceNothingElse: Rule = {
  requirement: 'announce.nothing-else',
  look: (trace) =>
    fold(trace).childRequests.flatMap(({ call, entry, capabilities }): Sighting[] => {
      const declared = Object.keys(trace.plan.calls[call]?.declares ?? {}).filter(
        (name) => name !== 'elicitation',
      );
      if (declared.length === 0) return [];
      const passed = declared.filter((name) => isObject(capabilities) && Object.hasOwn(capabilities, name));
      if (passed.length === 0) return [held(entry)];
      return [
        broken(
          entry,
          'the child is told of elicitation alone',
          `it is told of ${passed.join(' and ')}: ${quote(capabilities)}`,
        ),
      ];
    }),
};
