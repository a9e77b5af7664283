import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { numbered } from './characters.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/** A rule by which characters of a kind are gone from messages. Premise: a question whose message has some was shown. */
export function cleansed(requirement: string, what: string, find: (text: string) => string[]): Rule {
  return {
    requirement,
    look: (trace) =>
      travelled(trace).flatMap(({ asked, shown }): Sighting[] => {
        if (find(messageOf(asked)).length === 0) return [];
        const left = find(messageOf(shown));
        if (left.length === 0) return [held(shown.entry)];
        return [
          broken(
            shown.entry,
            `a message without ${what}`,
            `${numbered(left)} is left in ${quote(messageOf(shown))}`,
          ),
        ];
      }),
  };
}
