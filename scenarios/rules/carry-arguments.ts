import { member, sameJson } from '../../harness/model/json.ts';
import { callMarker } from '../../harness/model/marker.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a tool of a child was called with arguments that the plan laid down, on any leg. */
export const carryArguments: Rule = {
  requirement: 'carry.arguments',
  look: (trace) =>
    fold(trace).childRequests.flatMap(({ entry, call }): Sighting[] => {
      const planned = trace.plan.calls[call];
      if (planned?.args === undefined || member(entry.body, 'method') !== 'tools/call') return [];
      const marker = callMarker(trace.nonce, call);
      const came = member(entry.body, 'params', 'arguments');
      const name = member(entry.body, 'params', 'name');
      if (!sameJson(came, { ...planned.args, marker })) {
        const expected = `the child is called with ${quote({ ...planned.args, marker })}`;
        return [broken(entry, expected, `it is called with ${quote(came)}`)];
      }
      // The tool that asks has the same kind of name at every child.
      if (typeof name !== 'string' || !/^ask\d+$/.test(name)) {
        return [
          broken(entry, "the child is called by its tool's own name", `it is called by ${quote(name)}`),
        ];
      }
      return [held(entry)];
    }),
};
