import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';
import type { Variant } from './variant.ts';

export const vendorMeta: Variant = {
  id: 'vendor-meta',
  what: 'adds something under its own name to the _meta of each result and question',
  policy: (standard) => ({
    ...standard,
    present: async (round, call) => {
      const presented = await standard.present(round, call);
      return 'result' in presented ? { result: noted(presented.result) } : presented;
    },
    cleanResult: async (result, era, call) => noted(await standard.cleanResult(result, era, call)),
  }),
};

function noted(result: Json): Json {
  const meta = isJson(result._meta) ? result._meta : {};
  return { ...result, _meta: { ...meta, 'com.example.hub/passed-on': { by: 'hub', hops: 1 } } };
}
