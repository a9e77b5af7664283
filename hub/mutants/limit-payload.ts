import type { Mutant } from './mutant.ts';

export const limitPayload: Mutant = {
  id: 'message-limit-only',
  breaks: 'limit.payload',
  what: 'limits the message of a question and nothing else',
  policy: (standard) => ({
    ...standard,
    fits: (received, shown, maxBytes) =>
      typeof shown !== 'string' || standard.fits(received, shown, maxBytes),
  }),
};
