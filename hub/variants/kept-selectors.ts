import type { Variant } from './variant.ts';

export const keptSelectors: Variant = {
  id: 'kept-selectors',
  what: 'leaves a variation selector where it chooses how an emoji looks',
  policy: (standard) => ({
    ...standard,
    strip: (text) =>
      text
        .split(/(?<=\p{Emoji}\ufe0f)/u)
        .map((part) => standard.strip(part) + (/\p{Emoji}\ufe0f$/u.test(part) ? '\ufe0f' : ''))
        .join(''),
  }),
};
