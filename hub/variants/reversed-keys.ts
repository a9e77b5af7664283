import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';
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

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isJson(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [key, reversed(member)] as const);
  return Object.fromEntries(members.reverse());
}
