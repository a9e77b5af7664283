import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { askAll } from './ask.ts';

/** By property, so that none is forgotten: what turns text around, draws nothing, steers a terminal or ends a line. */
const unsafe =
  /(?![\t\n])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/u;

/** All 6 356 of them, in order. */
const everyUnsafe = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter(
  (one) => unsafe.test(one),
);

/** Bytes of one message as it travels, so that it stays within every limit with its attribution. */
const messageSize = 3_900;

/** Messages in which each of these characters stands between two letters, as few as their size allows. */
function packed(characters: readonly string[]): string[] {
  const messages: string[] = [];
  let message = 'a';
  let size = 1;
  for (const character of characters) {
    const more = Buffer.byteLength(JSON.stringify(character)) - 1;
    if (size + more > messageSize) {
      messages.push(message);
      [message, size] = ['a', 1];
    }
    message += `${character}b`;
    size += more;
  }
  return [...messages, message];
}

const isSurrogate = (character: string) => /\p{Cs}/u.test(character);
const all = askAll(packed(everyUnsafe.filter((one) => !isSurrogate(one))));
// A hub that cannot read half a character at all loses these messages, and none of the others.
const halves = askAll(packed(everyUnsafe.filter(isSurrogate)));

/** Halves that make a character when what stands between them is taken out first. */
const recombining = askAll([
  '\ud83d\u202e\ude00',
  '\udb40\u200b\udc41',
  '\u001b\u200b[2K',
  '\u001b[\u001b[31m31m',
]);

export const characters: Scenario<fc.Arbitrary<Plan>> = {
  id: 'text/characters',
  title: 'messages with every character that has no business in a text',
  reaches: ['strip.bidi', 'strip.zero-width', 'strip.control', 'strip.lines', 'strip.keeps-text'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [all, halves, recombining],
  plans: () =>
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...everyUnsafe.filter((one) => !isSurrogate(one))),
          fc.constantFrom('a', ' ', '\n', '\u05d0', '\u{1f600}', 'wait', '\u0301'),
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((parts) => askAll([`a${parts.join('')}b`])),
};
