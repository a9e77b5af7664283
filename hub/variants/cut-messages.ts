import type { Variant } from './variant.ts';

/** In characters, so that none is cut in half. */
const longest = 1000;

export const cutMessages: Variant = {
  id: 'cut-messages',
  what: 'cuts a long message short and says so',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    strip: (text) => {
      const characters = [...standard.strip(text)];
      return characters.length <= longest
        ? characters.join('')
        : `${characters.slice(0, longest).join('')} [cut]`;
    },
    // What is cut fits, however long it was.
    fits: (received, shown, maxBytes) =>
      typeof shown === 'string' || standard.fits(received, shown, maxBytes),
  }),
};
