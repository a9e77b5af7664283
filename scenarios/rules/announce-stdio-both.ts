import { member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { modeOf } from './declared.ts';
import { fold, type Shown } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a client over stdio was shown a question of a modern child. That it is shown is `carry.question`. */
export const announceStdioBoth: Rule = {
  requirement: 'announce.stdio-both',
  look: (trace) => {
    if (trace.pair.clientVia !== 'stdio' || eraOf(trace.pair.child) !== 'modern') return [];
    return fold(trace)
      .shown.filter(({ place }) => place !== undefined)
      .map((shown): Sighting => {
        const wrong = wrongAbout(trace, shown);
        return wrong === undefined ? held(shown.entry) : broken(shown.entry, wrong, quote(shown.entry.body));
      });
  },
};

/** What the client's revision wants of a question that this one has not; undefined where it is right. */
function wrongAbout({ pair }: Trace, { entry, params }: Shown): string | undefined {
  const pushed = member(entry.body, 'method') === 'elicitation/create';
  if (eraOf(pair.client) === 'modern') {
    return pushed ? 'a modern client is asked in an `input_required` result' : undefined;
  }
  if (!pushed) return 'a legacy client is asked by a request of the hub';
  if (pair.client === '2025-06-18') {
    return 'mode' in params ? '2025-06-18 knows no `mode`' : undefined;
  }
  if (modeOf(params) === 'url' && typeof params.elicitationId !== 'string') {
    return '2025-11-25 wants an `elicitationId` with a url';
  }
  return undefined;
}
