import { hiddenIn } from './characters.ts';
import { cleansed } from './cleansed.ts';

/** Premise: a question whose message has invisible characters in it that have no work to do there was shown. */
export const stripZeroWidth = cleansed('strip.zero-width', 'invisible characters', hiddenIn);
