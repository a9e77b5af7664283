import type { Json } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const fallbackToken: Mutant = {
  id: 'redacted-token',
  breaks: 'fallback.token',
  what: 'takes out of a result what looks like a secret, and with it the token for the second call',
  policy: (standard) => ({
    ...standard,
    cleanResult: async (...of) => {
      const text = JSON.stringify(await standard.cleanResult(...of));
      return JSON.parse(text.replace(/confirm-[0-9a-f]+/g, '[redacted]')) as Json;
    },
  }),
};
