import type { Variant } from './variant.ts';

export const asSent: Variant = {
  id: 'as-sent',
  what: 'leaves every text as the server wrote it',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    strip: (text) => text,
    stripSchema: (schema) => schema,
    markImitations: (text) => text,
  }),
};
