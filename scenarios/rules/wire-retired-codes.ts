import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held } from './saw.ts';
import { legacyServer, servesAsLegacy } from './served-as-legacy.ts';

/** What older revisions said of a resource that is not there, and of a question that waits elsewhere. */
const retired: readonly unknown[] = [-32002, -32042];

/** Premise: a child ended a modern client's call with an error of a code that today's protocol has given up. */
export const wireRetiredCodes: Rule = {
  requirement: 'wire.retired-codes',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28') return [];
    if (servesAsLegacy(trace)) return [legacyServer];
    const code = (body: unknown) => member(body, 'error', 'code');
    return trace.entries
      .filter(
        ({ side, direction, body }) =>
          side === 'back' && direction === 'to-hub' && retired.includes(code(body)),
      )
      .flatMap((sent): Sighting[] => {
        const answer = trace.entries.find(
          ({ n, side, direction, part, answers, kind }) =>
            n > sent.n &&
            side === 'front' &&
            direction === 'from-hub' &&
            kind !== 'gave-up' &&
            answers !== undefined &&
            part?.call === sent.part?.call,
        );
        if (answer === undefined) return [];
        if (!retired.includes(code(answer.body))) return [held(answer)];
        return [
          broken(
            answer,
            'no code that the protocol has given up',
            `the error has the code ${code(answer.body)}`,
          ),
        ];
      });
  },
};
