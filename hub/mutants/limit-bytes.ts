import type { Mutant } from './mutant.ts';

export const limitBytes: Mutant = {
  id: 'counts-characters',
  breaks: 'limit.bytes',
  what: 'counts the characters of a message, not its bytes',
  policy: (standard) => ({
    ...standard,
    fits: (received, shown, maxBytes) =>
      typeof received === 'string' && typeof shown === 'string'
        ? received.length <= maxBytes && shown.length <= maxBytes
        : standard.fits(received, shown, maxBytes),
  }),
};
