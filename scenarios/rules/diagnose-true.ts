import { member, sameJson } from '../../harness/model/json.ts';
import type { Probe } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { descriptions } from './diagnosis.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client asked whether a question of a child would reach it, and then called that child, which would like to
 * ask, on the same terms.
 */
export const diagnoseTrue: Rule = {
  requirement: 'diagnose.true',
  under: ['diagnostics'],
  look: (trace) => {
    if (trace.plan.setting !== 'diagnostics') return [];
    const { client } = trace.pair;
    return descriptions(trace).flatMap(({ probe, entry, said }): Sighting[] => {
      if (said.era !== undefined && said.era !== eraOf(client)) {
        return [broken(entry, `it says that the client is ${eraOf(client)}`, `it says ${quote(said.era)}`)];
      }
      const { elicitation } = probe.declares;
      const says = said.elicitation ?? undefined;
      if (eraOf(client) === 'modern' && Object.hasOwn(said, 'elicitation') && !sameJson(says, elicitation)) {
        const expected = `it says that this request declares ${quote(elicitation)}`;
        return [broken(entry, expected, `it says ${quote(says)}`)];
      }
      if (typeof said.reachesYou !== 'boolean') return [];
      const happened = wasAsked(trace, probe);
      if (happened === undefined) return [];
      if (happened === said.reachesYou) return [held(entry)];
      return [
        broken(
          entry,
          `it says that a question of ${probe.to} ${happened ? 'reaches' : 'does not reach'} this client`,
          `it says ${quote(said)}`,
        ),
      ];
    });
  },
};

/** Whether the client's call on the same terms was asked; undefined where there was none or its child was not called. */
function wasAsked(trace: Trace, { by, to, door, declares }: Probe): boolean | undefined {
  const { childRequests, shown } = fold(trace);
  const index = trace.plan.calls.findIndex(
    (call) =>
      call.by === by &&
      call.to === to &&
      call.door === door &&
      call.asks === 'allowed' &&
      sameJson(call.declares, declares) &&
      call.rounds.some(({ questions }) => questions.length > 0),
  );
  if (!childRequests.some(({ call }) => call === index)) return undefined;
  return shown.some(({ place, entry }) => place?.call === index && member(entry.body, 'error') === undefined);
}
