import type { Variant } from './variant.ts';

export const numberedKeys: Variant = {
  id: 'numbered-keys',
  what: 'shows questions under their numbers',
  policy: (standard) => ({ ...standard, nameKeys: (keys) => keys.map((_key, index) => String(index)) }),
};
