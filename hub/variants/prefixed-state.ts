import type { Variant } from './variant.ts';

export const prefixedState: Variant = {
  id: 'prefixed-state',
  what: 'writes before a state which form it has',
  policy: (standard) => ({
    ...standard,
    seal: (content, key) => `v1.${standard.seal(content, key)}`,
    open: (state, key) =>
      typeof state === 'string' && state.startsWith('v1.') ? standard.open(state.slice(3), key) : undefined,
  }),
};
