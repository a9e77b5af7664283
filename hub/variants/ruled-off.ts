import type { Variant } from './variant.ts';

export const ruledOff: Variant = {
  id: 'ruled-off',
  what: 'draws a line between who asks and what is asked',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `Server "${server}" asks:\n${'\u2500'.repeat(20)}\n${text}`,
  }),
};
