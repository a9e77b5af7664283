import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { nameOf } from './attribution.ts';
import { bidi } from './bidi.ts';
import { bidiControl } from './characters.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/** Paragraph directions that a client may lay a message out in; `auto`: that of its first strong letter. */
const directions = ['ltr', 'auto', 'rtl'] as const;

/**
 * Premise: a question that was shown with an attribution has letters or controls in its text that turn a line around. Where
 * the attribution is missing, that is a matter of `attribute.exact`.
 */
export const attributeVisual: Rule = {
  requirement: 'attribute.visual',
  look: (trace) =>
    travelled(trace).flatMap((question): Sighting[] => {
      const { entry } = question.shown;
      const message = messageOf(question.shown);
      const head = `Server "${nameOf(trace, question)}" asks`;
      const flaw = directions
        .map((direction) => flawIn(message, head, direction))
        .find((one) => one !== undefined);
      if (flaw !== undefined) return [broken(entry, `${head}, laid out as it is written`, flaw)];
      return message.includes(head) && turns(messageOf(question.asked)) ? [held(entry)] : [];
    }),
};

function turns(text: string): boolean {
  return (
    bidiControl.test(text) ||
    [...text].some((letter) => ['R', 'AL'].includes(bidi.getBidiCharTypeName(letter)))
  );
}

/** What is wrong with the attribution as a person sees it; undefined where nothing is, or there is none. */
function flawIn(message: string, head: string, direction: (typeof directions)[number]): string | undefined {
  const paragraph = paragraphsOf(message).find((one) => one.includes(head));
  if (paragraph === undefined) return undefined;
  const start = paragraph.indexOf(head);
  const isHead = (at: number) => at >= start && at < start + head.length;
  // The colon belongs to the attribution, but takes the direction of the paragraph.
  const isChilds = (at: number) => at > start + head.length;
  const row = bidi
    .getReorderedIndices(paragraph, bidi.getEmbeddingLevels(paragraph, direction))
    .filter(
      (at) =>
        !/[\p{White_Space}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u.test(paragraph.charAt(at)) ||
        isHead(at),
    );
  const first = row.findIndex(isHead);
  const shown = row.slice(first, first + head.length);
  const text = row.map((at) => paragraph.charAt(at)).join('');
  if (shown.some((at, index) => at !== start + index)) {
    return `torn apart in a paragraph of direction ${direction}: ${quote(text)}`;
  }
  if (direction === 'rtl' || !row.slice(0, first).some(isChilds)) return undefined;
  return `text of the child stands before it in a paragraph of direction ${direction}: ${quote(text)}`;
}

/** A text cut where the algorithm ends a paragraph: at a newline, and at some other characters. */
function paragraphsOf(text: string): string[] {
  return bidi.getEmbeddingLevels(text).paragraphs.map(({ start, end }) => text.slice(start, end + 1));
}
