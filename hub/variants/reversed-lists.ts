import type { Json } from '../policy/types.ts';
import type { Variant } from './variant.ts';

const lists = ['tools', 'prompts', 'resources', 'resourceTemplates'];

export const reversedLists: Variant = {
  id: 'reversed-lists',
  what: 'lists tools, prompts and resources in reverse',
  policy: (standard) => ({
    ...standard,
    offer: (tools) => [...standard.offer(tools)].reverse(),
    cleanResult: async (result, era, call) => {
      const clean = await standard.cleanResult(result, era, call);
      return call === undefined ? reversed(clean) : clean;
    },
  }),
};

function reversed(result: Json): Json {
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [
      name,
      lists.includes(name) && Array.isArray(value) ? [...value].reverse() : value,
    ]),
  );
}
