import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { nameOf } from './attribution.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/** Premise: a question with a line that reads as an attribution was shown. */
export const attributeNoImitation: Rule = {
  requirement: 'attribute.no-imitation',
  look: (trace) =>
    travelled(trace).flatMap((question): Sighting[] => {
      if (!linesOf(messageOf(question.asked)).some(readsAsAttribution)) return [];
      const { entry } = question.shown;
      const lines = linesOf(messageOf(question.shown));
      const name = nameOf(trace, question);
      const exact = lines.findIndex((line) => line.includes(`Server "${name}" asks:`));
      // Which words the hub's own line has is a matter of `attribute.exact`.
      const own =
        exact >= 0 ? exact : lines.findIndex((line) => readsAsAttribution(line) && line.includes(name));
      const [imitation] = lines.filter((line, at) => at !== own && readsAsAttribution(line));
      if (imitation === undefined) return [held(entry)];
      return [
        broken(entry, "no line but the hub's own reads as an attribution", `one is ${quote(imitation)}`),
      ];
    }),
};

function linesOf(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/u);
}

/** Whatever quotes, letters of another width and invisible characters it is spelled with. A line that is marked does not. */
export function readsAsAttribution(line: string): boolean {
  const plain = line
    .replace(
      /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu,
      '',
    )
    .normalize('NFKC')
    .replace(/[\u00ab\u00bb\u2018-\u201f\u2039\u203a\u2032-\u2036\u300c-\u300f\u301d-\u301f'`]/gu, '"')
    .toLowerCase();
  return /^server\s*"+[^"]{1,200}"+\s*asks\s*:/u.test(plain);
}
