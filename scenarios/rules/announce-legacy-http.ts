import { member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a legacy client over HTTP that declared elicitation called a child. */
export const announceLegacyHttp: Rule = {
  requirement: 'announce.legacy-http',
  look: (trace) => {
    const { pair, plan } = trace;
    if (eraOf(pair.client) !== 'legacy' || pair.clientVia !== 'http') return [];
    const { childRequests, shown } = fold(trace);
    const stray = shown.map(({ entry }) =>
      broken(entry, `${entry.who} is shown no question`, 'a question came'),
    );
    return [
      ...stray,
      ...childRequests.flatMap(({ call, entry, capabilities }): Sighting[] => {
        if (plan.calls[call]?.declares.elicitation === undefined) return [];
        const told = member(capabilities, 'elicitation');
        return [
          told === undefined
            ? held(entry)
            : broken(entry, 'the child is told of no elicitation', `it is told ${quote(told)}`),
        ];
      }),
    ];
  },
};
