import type { Variant } from './variant.ts';

export const renamedKeys: Variant = {
  id: 'renamed-keys',
  what: "shows questions under keys of its own and gives the answers back under the child's",
  policy: (standard) => ({
    ...standard,
    nameKeys: (keys) => keys.map((_key, index) => `question ${index + 1}`),
  }),
};
