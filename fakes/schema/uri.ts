/**
 * Whether a text can stand as a URI: a scheme, a colon, no white space and no control characters.
 * Wider than RFC 3986 on purpose: international characters are common, and by default `format` is only an
 * annotation in JSON Schema, so a stricter reading would fail messages whose fault nobody can name.
 */
export const isUri = (text: string): boolean => /^[a-z][a-z0-9+.-]*:[^\s\p{Cc}]*$/iu.test(text);
