import { modernRevision } from '../about.ts';
import type { Variant } from './variant.ts';

export const modernFirst: Variant = {
  id: 'modern-first',
  what: 'names the newest revision first',
  policy: (standard) => ({
    ...standard,
    versions: () => [...new Set([modernRevision, ...standard.versions()])],
  }),
};
