import type { Variant } from './variant.ts';

/** Without tab and newline, which stay, and the other ends of lines, which become newlines. */
const controls = /(?![\t-\r])\p{Cc}/gu;

export const controlPictures: Variant = {
  id: 'control-pictures',
  what: 'shows a picture of each control character of ASCII in its place',
  policy: (standard) => ({
    ...standard,
    strip: (text) => standard.strip(text.replace(controls, pictured)),
  }),
};

/** There are pictures for the 32 that come before the blank; the others are left to be stripped. */
function pictured(control: string): string {
  return control < ' ' ? String.fromCodePoint(0x2400 + control.charCodeAt(0)) : control;
}
