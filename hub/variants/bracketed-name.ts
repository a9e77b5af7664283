import type { Variant } from './variant.ts';

export const bracketedName: Variant = {
  id: 'bracketed-name',
  what: 'puts who asks in brackets on the line of the text',
  profile: 'spec',
  policy: (standard) => ({ ...standard, attribute: (server, text) => `[${server}] ${text}` }),
};
