import { member } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { fences } from './fence.ts';
import { broken, held, quote } from './saw.ts';
import { reaching, type Wanted, wantedBy } from './wanted.ts';

/** What a server may want of a client at some revision; each has a requirement of its own, or needs none. */
const known = ['elicitation/create', 'sampling/createMessage', 'roots/list', 'ping'];

/** Tasks came and went with 2025-11-25: there a server may ask for the state of one. */
function isUnknown({ method }: Wanted): boolean {
  return !known.includes(method) && !method.startsWith('tasks/');
}

/**
 * Premise: a child wanted something by a method that no revision has for it, and the client got through to the child
 * afterwards. A hub that takes such a method for the right one lets it through as well: then its text tells.
 */
export const onlyNoUnknown: Rule = {
  requirement: 'only.no-unknown',
  look: (trace) => {
    const wanted = wantedBy(trace.entries).filter(isUnknown);
    const [first] = wanted;
    if (first === undefined) return [];
    const texts = wanted.flatMap(({ params }) => {
      const text = member(params, 'message');
      return typeof text === 'string' && text !== '' ? [text] : [];
    });
    const reached = reaching(trace.entries).find(
      (one) => isUnknown(one) || texts.some((text) => String(member(one.params, 'message')).includes(text)),
    );
    if (reached !== undefined) {
      const actual = `${reached.entry.who} was sent ${quote(reached.method)} with ${quote(reached.params)}`;
      return [broken(reached.entry, 'no request of another method reaches a client', actual)];
    }
    return fences(trace).length > 0 ? [held(first.entry)] : [];
  },
};
