import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fences } from './fence.ts';
import { fold } from './fold.ts';
import { broken, held } from './saw.ts';

/** Premise: a child asked with a url of ours at which we listen, and clients were served afterwards. */
export const urlNoFetch: Rule = {
  requirement: 'url.no-fetch',
  look: (trace) => {
    if (trace.baited === undefined) return [];
    const { asked } = fold(trace);
    return asked
      .filter(({ params }) => String(params.url).includes(trace.baited?.address ?? ' '))
      .flatMap(({ entry }): Sighting[] => {
        const [visit] = trace.baited?.visits ?? [];
        if (visit !== undefined) {
          return [broken(entry, 'nobody opens the url of a question', `somebody did, with ${visit}`)];
        }
        return fences(trace).length > 0 ? [held(entry)] : [];
      });
  },
};
