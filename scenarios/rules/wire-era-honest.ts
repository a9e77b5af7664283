import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { broken, held } from './saw.ts';

/** Premise: a request with a modern envelope ended in a result. */
export const wireEraHonest: Rule = {
  requirement: 'wire.era-honest',
  look: (trace) => {
    if (eraOf(trace.pair.client) !== 'modern') return [];
    return trace.entries
      .filter(
        ({ side, direction, body, answers }) =>
          side === 'front' &&
          direction === 'from-hub' &&
          answers !== undefined &&
          member(body, 'result') !== undefined &&
          hasEnvelope(trace.entries[answers]),
      )
      .map((entry) =>
        member(entry.body, 'result', 'resultType') !== undefined
          ? held(entry)
          : broken(entry, 'a result with `resultType`, or a refusal', 'the result has no `resultType`'),
      );
  },
};

function hasEnvelope(request: Entry | undefined): boolean {
  return member(request?.body, 'params', '_meta', 'io.modelcontextprotocol/protocolVersion') !== undefined;
}
