import type { Json } from '../policy/types.ts';
import { reversed } from './reversed.ts';
import type { Variant } from './variant.ts';

export const reversedKeys: Variant = {
  id: 'reversed-keys',
  what: 'writes the members of every result toward the client in reverse',
  policy: (standard) => ({
    ...standard,
    present: async (round, call) => {
      const presented = await standard.present(round, call);
      return 'result' in presented ? { result: reversed(presented.result) as Json } : presented;
    },
    cleanResult: async (result, era) => reversed(await standard.cleanResult(result, era)) as Json,
  }),
};
