import type { Variant } from './variant.ts';

export const spelledOutModes: Variant = {
  id: 'spelled-out-modes',
  what: 'tells a server of forms by their name where the client declared them without',
  policy: (standard) => ({
    ...standard,
    announce: (...facts) => {
      const announced = standard.announce(...facts);
      return announced === undefined || 'form' in announced || 'url' in announced
        ? announced
        : { ...announced, form: {} };
    },
  }),
};
