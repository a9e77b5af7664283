import type { Variant } from './variant.ts';

export const prefixedKeys: Variant = {
  id: 'prefixed-keys',
  what: "puts a word of its own before the server's keys",
  policy: (standard) => ({ ...standard, nameKeys: (keys) => keys.map((key) => `hub/${key}`) }),
};
