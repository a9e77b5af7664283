import type { Mutant } from './mutant.ts';

export const limitMessage: Mutant = {
  id: 'short-limit',
  breaks: 'limit.message',
  what: 'refuses a message of ASCII that is just at the limit',
  policy: (standard) => ({
    ...standard,
    fits: (received, shown, maxBytes) => {
      const plain = typeof shown === 'string' && /^[ -~\n]*$/.test(shown);
      return standard.fits(received, shown, plain ? maxBytes - 1 : maxBytes);
    },
  }),
};
