import { randomUUID } from 'node:crypto';
import type { Variant } from './variant.ts';

export const randomKeys: Variant = {
  id: 'random-keys',
  what: 'shows each question under a key that nobody can foresee',
  policy: (standard) => ({ ...standard, nameKeys: (keys) => keys.map(() => randomUUID()) }),
};
