import type { Variant } from './variant.ts';

export const wordedProgress: Variant = {
  id: 'worded-progress',
  what: 'says in words whose progress it is where a server tells a number alone',
  policy: (standard) => ({
    ...standard,
    progress: (told, token) => {
      const params = standard.progress(told, token);
      return params && { message: 'going on', ...params };
    },
  }),
};
