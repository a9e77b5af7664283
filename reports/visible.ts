/**
 * Characters that cannot be seen, or that move what stands around them: bidirectional controls, what the Unicode
 * data calls default-ignorable, controls, line and paragraph separators, lone surrogates, noncharacters and
 * interlinear marks; beside them every space that looks like another one, and symbols without ink.
 */
const unseen =
  /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u2800\u{1D159}]|(?! )\p{Zs}/gu;

const notPrintableAscii = /[^\x20-\x7E]/gu;

/**
 * A text that others wrote, safe to stand in a line of ours: whatever cannot be seen is written out as `⟨U+202E⟩`,
 * line feeds and tabs too, so that one text is one line. Everything else stays, letters of every script included.
 */
export function visible(text: string): string {
  return text.replace(unseen, spell);
}

/** The lines of a text that others wrote, each made visible. CR LF and LF end a line; nothing else does. */
export function visibleLines(text: string): string[] {
  return text.split(/\r?\n/).map(visible);
}

/** As `visible`, and everything beyond ASCII is written out too: for drawings, where each column counts. */
export function visibleAscii(text: string): string {
  return text.replace(notPrintableAscii, spell);
}

/** At most so many characters of a text, and how many there were. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return `${characters.slice(0, most).join('')}… (${characters.length} characters)`;
}

/** A JSON value in one visible line of limited length. */
export function visibleJson(value: unknown, most: number): string {
  return visible(shorten(JSON.stringify(value) ?? 'nothing', most));
}

/**
 * JSON text in which unseen characters are spelled as escapes: the same value to a parser, and harmless to whoever
 * prints the file. The line feeds and blanks between its tokens stay.
 */
export function visibleJsonText(json: string): string {
  return json.replace(unseen, (character) => (character === '\n' ? character : escapes(character)));
}

function spell(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

function escapes(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
