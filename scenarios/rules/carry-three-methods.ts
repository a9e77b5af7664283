import type { Entry } from '../../harness/model/entry.ts';
import { sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { refusals } from './attack.ts';
import { declaredModes, modeOf } from './declared.ts';
import { fold, samePlace } from './fold.ts';
import { broken, exemptAltogether, held, quote } from './saw.ts';

/**
 * Premise: a child that may ask did so on `prompts/get` or `resources/read`. Its question is shown and answered, and
 * an altered state is refused, as on `tools/call`.
 */
export const carryThreeMethods: Rule = {
  requirement: 'carry.three-methods',
  look: (trace) => {
    const others = trace.plan.calls.flatMap(({ method = 'tools/call' }, index) =>
      method === 'tools/call' ? [] : [index],
    );
    if (others.length === 0) return [];
    const reached = fold(trace).childRequests.some(({ call }) => others.includes(call));
    const refused = trace.entries.some((entry) => entry.side === 'front' && isAnswerTo(entry, others));
    if (!reached)
      return refused ? [exemptAltogether('it serves neither prompts nor resources to this client')] : [];
    return [
      ...others.flatMap((call) => travelled(trace, call)),
      ...refusals(trace, ({ edit }) => edit.kind === 'flip', { relaysMayPass: true }).filter(
        ({ saw }) => saw !== 'exempt',
      ),
    ];
  },
};

function isAnswerTo({ answers, part, kind }: Entry, calls: readonly number[]): boolean {
  return answers !== undefined && kind !== 'gave-up' && calls.includes(part?.call ?? -1);
}

function travelled(trace: Trace, index: number): Sighting[] {
  const { asked, shown, given, got } = fold(trace);
  const by = trace.plan.calls[index]?.by;
  const declared = declaredModes(trace, index);
  return asked
    .filter(
      ({ place, modes, params }) =>
        place.call === index && [modes, declared].every((some) => some.includes(modeOf(params))),
    )
    .flatMap(({ place, params, entry }): Sighting[] => {
      const arrived = shown.find((one) => one.entry.who === by && samePlace(one.place, place));
      if (arrived === undefined) {
        const expected = `${by} is shown the question ${quote(params.message)}`;
        return [broken(entry, expected, `the child asked it, and it never reached ${by}`)];
      }
      const answer = given.find((one) => samePlace(one.place, place));
      if (answer === undefined) return [];
      const back = got.find((one) => samePlace(one.place, place));
      if (back !== undefined && sameJson(back.answer, answer.answer)) return [held(back.entry)];
      // What a state that was refused elsewhere does to the rightful retry is a matter of `seal.harmless`.
      const { attacks = [] } = trace.plan.calls[index]?.rounds[place.turn] ?? {};
      if (back === undefined && attacks.some((attack) => Object.keys(attack).length > 1)) return [];
      return [
        broken(
          back?.entry ?? answer.entry,
          `the child gets ${quote(answer.answer)}`,
          back === undefined
            ? 'no answer to that question reached the child'
            : `it got ${quote(back.answer)}`,
        ),
      ];
    });
}
