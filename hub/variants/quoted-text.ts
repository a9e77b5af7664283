import type { Variant } from './variant.ts';

export const quotedText: Variant = {
  id: 'quoted-text',
  what: 'sets the text of a server in quotation marks within a sentence',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `${server} would like to know: \u201c${text}\u201d`,
  }),
};
