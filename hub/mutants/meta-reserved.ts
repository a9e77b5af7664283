import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const metaReserved: Mutant = {
  id: 'listed-keys',
  breaks: 'meta.reserved',
  what: 'takes the reserved keys that there are today out of a result, and leaves those that there may be one day',
  policy: (standard) => ({
    ...standard,
    cleanResult: async (result, ...rest) => {
      const cleaned = await standard.cleanResult(result, ...rest);
      const future = Object.entries(isJson(result._meta) ? result._meta : {}).filter(([key]) =>
        key.startsWith('com.mcp.'),
      );
      if (future.length === 0) return cleaned;
      const kept = isJson(cleaned._meta) ? cleaned._meta : {};
      return { ...cleaned, _meta: { ...kept, ...Object.fromEntries(future) } };
    },
  }),
};
