import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a child asked with an unsafe url, and the same client was shown another question with a url that is safe. */
export const urlSafe: Rule = {
  requirement: 'url.safe',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    return asked.flatMap(({ place, params, entry }): Sighting[] => {
      const { mode, url } = params;
      const by = trace.plan.calls[place.call]?.by;
      if (mode !== 'url' || typeof url !== 'string' || isSafe(url)) return [];
      const arrived = shown.find((one) => samePlace(one.place, place));
      if (arrived !== undefined) {
        const actual = `the client is sent to ${quote(arrived.params.url)}`;
        return [broken(arrived.entry, 'a url of https without user info', actual)];
      }
      const twin = shown.some(
        (one) => one.entry.who === by && typeof one.params.url === 'string' && isSafe(one.params.url),
      );
      return twin ? [held(entry)] : [];
    });
  },
};

const loopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;

/** https, or http to this machine; without user info, whichever way a parser finds one. */
export function isSafe(url: string): boolean {
  if (!URL.canParse(url) || /^[^/?#]*\/\/[^/?#]*@/.test(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
