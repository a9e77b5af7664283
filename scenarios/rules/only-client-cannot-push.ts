import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fences } from './fence.ts';
import { broken, held, quote } from './saw.ts';

/** What only servers ask for. */
const pushes: readonly unknown[] = ['elicitation/create', 'sampling/createMessage', 'roots/list'];

/** Stands in whatever a client sends of this kind. */
const canary = /hubproof-stray-[0-9a-z]+/;

/**
 * Premise: a client sent a request that only servers make, or a response that nobody waits for, each with a canary in it, and
 * clients were served afterwards.
 */
export const onlyClientCannotPush: Rule = {
  requirement: 'only.client-cannot-push',
  look: (trace) => {
    const sent = trace.entries.filter(
      (entry) => entry.side === 'front' && entry.direction === 'to-hub' && isPush(entry),
    );
    const reached = trace.entries.find(
      (entry) =>
        entry.direction === 'from-hub' &&
        isPush(entry) &&
        sent.some(
          ({ n, raw, link }) => n < entry.n && link !== entry.link && canaryIn(raw) === canaryIn(entry.raw),
        ),
    );
    if (reached !== undefined) {
      const { who, body, raw } = reached;
      return [broken(reached, 'it reaches nobody but the hub', `${who} got ${quote(body ?? raw)}`)];
    }
    return fences(trace).length > 0 ? sent.map((entry): Sighting => held(entry)) : [];
  },
};

/** A request that only servers make, or a response; with a canary. */
function isPush({ body, raw }: Entry): boolean {
  const method = member(body, 'method');
  return canaryIn(raw) !== undefined && (method === undefined || pushes.includes(method));
}

function canaryIn(raw: string): string | undefined {
  return raw.match(canary)?.[0];
}
