import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held, quote } from './saw.ts';
import { travelled } from './travelled.ts';

/** Premise: a question with a url was shown. */
export const urlVerbatim: Rule = {
  requirement: 'url.verbatim',
  look: (trace) =>
    travelled(trace).flatMap(({ asked, shown }): Sighting[] => {
      const { url } = asked.params;
      if (asked.params.mode !== 'url' || url === undefined) return [];
      if (shown.params.url === url) return [held(shown.entry)];
      return [broken(shown.entry, `the url ${quote(url)}`, `it is ${quote(shown.params.url)}`)];
    }),
};
