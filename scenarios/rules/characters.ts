/** Controls of the bidirectional algorithm: they decide in which order a text is shown. */
export const bidiControl = /\p{Bidi_Control}/u;

/** C0, DEL and C1 without tab and newline: they move cursors, clear lines and begin escape sequences. */
export const control = /(?![\t\n])\p{Cc}/u;

/** What some programs take for the end of a line, beside the newline. */
export const lineEnd = /[\v\f\r\u0085\u2028\u2029]/u;

/** What draws nothing and is no control: by property, since lists forget some of them. */
const hidden =
  /(?!\p{Bidi_Control})[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/u;

/** Flags that are spelled with tags: England, Scotland and Wales. There are no others. */
const tagFlag =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/**
 * The invisible characters of a text that have no work to do there. Joiners and variation selectors do have some
 * inside words of many scripts and inside emoji; there a hub may keep them or take them out.
 */
export function hiddenIn(text: string): string[] {
  const characters = [...text.replace(tagFlag, '\u{1F3F4}')];
  return characters.filter(
    (character, at) => hidden.test(character) && !works(character, characters[at - 1], characters[at + 1]),
  );
}

/** Letters, marks and digits of scripts whose words joiners shape: all but those that have no use for one. */
const shaped =
  /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}\p{Nd}]/u;

/** What may stand before one of the first fourteen variation selectors. */
const varied =
  /[\p{S}\p{P}\p{sc=Han}\p{sc=Myanmar}\p{sc=Phags_Pa}\p{sc=Manichaean}\p{sc=Egyptian_Hieroglyphs}0]/u;

function works(character: string, before = '', after = ''): boolean {
  if (character === '\u200d' && /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u.test(before)) {
    return /\p{Extended_Pictographic}/u.test(after);
  }
  if (character === '\u200c' || character === '\u200d') return shaped.test(before) && !hidden.test(after);
  if (/[\ufe0e\ufe0f]/u.test(character)) return /\p{Emoji}/u.test(before);
  if (/[\ufe00-\ufe0d]/u.test(character)) return varied.test(before);
  if (/[\u{e0100}-\u{e01ef}]/u.test(character)) return /\p{Ideographic}/u.test(before);
  if (/[\u180b-\u180f]/u.test(character)) return /\p{sc=Mongolian}/u.test(before);
  return false;
}

/** Everything that must not be left in a text that a person reads, whatever stands around it. */
export function unsafeIn(text: string): string[] {
  const plain = [...text].filter(
    (character) => bidiControl.test(character) || control.test(character) || lineEnd.test(character),
  );
  return [...plain, ...hiddenIn(text)];
}

/** Characters by their numbers, as a person can look them up: `U+200B, U+FEFF`, the first few of them. */
export function numbered(characters: readonly string[], atMost = 8): string {
  const names = [...new Set(characters)].map(
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const more = names.length - atMost;
  return names.slice(0, atMost).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
