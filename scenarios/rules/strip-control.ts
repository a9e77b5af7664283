import { control } from './characters.ts';
import { cleansed } from './cleansed.ts';

/** Premise: a question whose message has control characters in it, others than tab and newline, was shown. */
export const stripControl = cleansed('strip.control', 'control characters', (text) =>
  [...text].filter((character) => control.test(character)),
);
