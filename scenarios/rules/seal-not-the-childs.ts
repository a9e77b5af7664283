import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { relayed, relays } from './attack.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child sent, as its own state, the very state that the hub had given to the client of that call. To the hub
 * that is payload like any other: it may refuse it, or seal it once more, but it must not take it for its own.
 */
export const sealNotTheChilds: Rule = {
  requirement: 'seal.not-the-childs',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28' || trace.pair.child !== '2026-07-28') return [];
    return trace.entries.flatMap((sent): Sighting[] => {
      const state = sent.side === 'back' && sent.direction === 'to-hub' ? stateIn(sent) : undefined;
      const call = sent.part?.call;
      if (typeof state !== 'string' || call === undefined || !givenBefore(trace, sent, state)) return [];
      if (relayed(trace, call) !== undefined) return [relays];
      const shown = trace.entries.find(
        ({ n, side, direction, part, answers }) =>
          n > sent.n &&
          side === 'front' &&
          direction === 'from-hub' &&
          part?.call === call &&
          answers !== undefined,
      );
      if (shown === undefined) return [];
      if (stateIn(shown) !== state) return [held(shown)];
      return [
        broken(
          shown,
          "the child's state, sealed like any other, or a refusal",
          'the client is given the very text that the child sent, as if the hub had sealed it',
        ),
      ];
    });
  },
};

function stateIn({ body }: Entry): unknown {
  return member(body, 'result', 'requestState');
}

function givenBefore(trace: Trace, sent: Entry, state: string): boolean {
  return trace.entries.some(
    (entry) =>
      entry.n < sent.n &&
      entry.side === 'front' &&
      entry.direction === 'from-hub' &&
      entry.part?.call === sent.part?.call &&
      stateIn(entry) === state,
  );
}
