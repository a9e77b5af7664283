/** What a guarded tool of a fake child says when it has done what it was asked to do; a blank and its marker follow. */
export const effectText = 'effect';

/** The token by which a second call confirms what a first one wanted, as fake children spell it. */
export const tokenPattern: RegExp = /confirm-[0-9a-f]{16}/;
