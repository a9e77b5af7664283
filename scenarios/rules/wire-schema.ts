import { validateMessage } from '../../fakes/schema/index.ts';
import type { Entry } from '../../harness/model/entry.ts';
import { member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { broken, held } from './saw.ts';
import { servedAsLegacy } from './served-as-legacy.ts';

/** Premise: the hub sent messages to a client and to a child. */
export const wireSchema: Rule = {
  requirement: 'wire.schema',
  look: (trace) => {
    const sent = trace.entries.filter(
      ({ direction, kind }) => direction === 'from-hub' && (kind === 'message' || kind === 'noise'),
    );
    const own = sent.filter((entry) => !passesOnOurs(trace, entry));
    const wrong = own.flatMap((entry) => problemsOf(trace, entry));
    if (wrong.length > 0) return wrong;
    const front = sent.find(({ side, earlier }) => side === 'front' && !earlier);
    const back = sent.find(({ side, earlier }) => side === 'back' && !earlier);
    return front === undefined || back === undefined ? [] : [held(front), held(back)];
  },
};

/**
 * A relay takes to the child what a client tried on it, a state of the wrong type or an envelope of no known version.
 * That is our fault, not the hub's.
 */
function passesOnOurs(trace: Trace, { n, side, part, body }: Entry): boolean {
  if (side !== 'back') return false;
  if (isGarbled(trace, part?.call)) return true;
  if (member(body, 'method') === undefined) return false;
  const before = trace.entries
    .slice(0, n)
    .filter((one) => one.side === 'front' && one.direction === 'to-hub');
  const cause = before.findLast((one) => part !== undefined && one.part?.call === part.call);
  return (
    (part !== undefined && part.call >= 0 && cause?.part?.attack !== undefined) ||
    before.some(
      (one) =>
        one.part?.probe !== undefined &&
        member(one.body, 'method') === member(body, 'method') &&
        sameJson(member(one.body, 'params'), member(body, 'params')),
    )
  );
}

/** Whether a client of the call, or of any call where that is not known, sends what is no answer. */
function isGarbled({ plan }: Trace, call: number | undefined): boolean {
  const calls = call === undefined ? plan.calls : plan.calls.filter((_, index) => index === call);
  return calls.some(({ rounds }) =>
    rounds.some(({ questions }) => questions.some(({ answer }) => answer.action === 'garbled')),
  );
}

/** A code that the protocol has given up is a matter of `wire.retired-codes`. */
function isRetired({ side, body }: Entry): boolean {
  return side === 'front' && [-32002, -32042].includes(Number(member(body, 'error', 'code')));
}

function problemsOf(trace: Trace, entry: Entry): Sighting[] {
  if (entry.kind === 'noise') {
    return [broken(entry, 'every line on standard output is a message', 'a line is no JSON')];
  }
  const request = entry.answers === undefined ? undefined : trace.entries[entry.answers];
  const method = member(request?.body, 'method');
  const from = entry.side === 'front' ? 'server' : 'client';
  const context = typeof method === 'string' ? { method } : {};
  // A hub that serves a modern request under a legacy child's rules is dishonest about the era, which is a
  // requirement of its own (`wire.era-honest`); its result is then judged by the rules it was made under.
  const revision = servedAsLegacy(trace, entry) ? trace.pair.child : entry.revision;
  return validateMessage(revision, from, entry.body, context)
    .filter(({ path }) => path !== '/error/code' || !isRetired(entry))
    .map(({ path, problem }) =>
      broken(
        entry,
        `a message that is valid for ${revision}`,
        `at ${path === '' ? 'the top' : path}: ${problem}`,
      ),
    );
}
