/** Characters that some programs take for the end of a line. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** By property, never by list: lists forget ALM, C1, the tags and the invisible letters. */
const unsafe =
  /(?![\t\n])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/gu;

/**
 * A person must read what the bytes say. Line ends become a newline, so that no words are joined; then what reorders,
 * hides or controls goes in one pass (a second would find what the first one put together). Letters of every
 * script stay, the right-to-left ones too: they cannot move an attribution that has a line of its own.
 */
export function strip(text: string): string {
  return text.replace(lineEnds, '\n').replace(unsafe, '');
}
