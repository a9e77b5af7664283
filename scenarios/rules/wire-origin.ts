import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { plainProbePassed, probed, summary } from './probed.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a request came with the origin of a page from elsewhere, and the same request without one was served.
 * 2025-06-18 wants the origin judged too, but does not say with which status it is refused.
 */
export const wireOrigin: Rule = {
  requirement: 'wire.origin',
  look: (trace) => {
    if (trace.pair.clientVia !== 'http') return [];
    const all = probed(trace);
    return all.flatMap((one): Sighting[] => {
      const { request, answer } = one;
      const origin = request.headers?.origin;
      if (origin === undefined || !plainProbePassed(all, one)) return [];
      const { status = 200, body } = answer;
      const refused = request.revision === '2025-06-18' ? status >= 400 && status < 500 : status === 403;
      if (refused && member(body, 'result') === undefined) return [held(answer)];
      return [broken(answer, `HTTP 403, since the request comes from ${origin}`, summary(answer))];
    });
  },
};
