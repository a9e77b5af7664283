import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { ends, failed } from './ends.ts';
import { broken, held, quote } from './saw.ts';
import { isWellFormed } from './well-formed.ts';

/** Premise: a child ended a call with a valid error. Its client may be told so by any of the ways to fail. */
export const carryError: Rule = {
  requirement: 'carry.error',
  look: (trace) =>
    ends(trace).flatMap(({ call, child, client }): Sighting[] => {
      const error = member(child.body, 'error');
      if (call.ending === undefined || error === undefined || !isWellFormed(trace, child)) return [];
      if (failed(client)) return [held(client)];
      return [
        broken(
          client,
          `an error, as ${call.to} answered ${quote(error)}`,
          client.kind === 'gave-up' ? 'no answer came' : `${call.by} got ${quote(client.body ?? client.raw)}`,
        ),
      ];
    }),
};
