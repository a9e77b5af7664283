import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held, quote } from './saw.ts';
import { disagreements } from './wire-headers-in.ts';

/**
 * Premise: the hub sent a modern request to a child over HTTP. What it sends under the rules of an older revision, to
 * find out about the child, has no such fields.
 */
export const wireHeadersOut: Rule = {
  requirement: 'wire.headers-out',
  look: (trace) =>
    trace.entries.flatMap((entry): Sighting[] => {
      const { side, direction, via, revision, body } = entry;
      if (side !== 'back' || direction !== 'from-hub' || via !== 'http' || revision !== '2026-07-28')
        return [];
      if (member(body, 'method') === undefined || member(body, 'id') === undefined) return [];
      if (member(body, 'params', '_meta', 'io.modelcontextprotocol/protocolVersion') === undefined) return [];
      const wrong = disagreements(entry);
      if (wrong.length === 0) return [held(entry)];
      const came = Object.fromEntries(wrong.map((field) => [field, entry.headers?.[field] ?? null]));
      return [
        broken(entry, `${wrong.join(' and ')} as the body has it`, `the header fields are ${quote(came)}`),
      ];
    }),
};
