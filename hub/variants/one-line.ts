import type { Variant } from './variant.ts';

export const oneLine: Variant = {
  id: 'one-line',
  what: 'shows a message on one line, right behind who asks',
  policy: (standard) => ({
    ...standard,
    strip: (text) => standard.strip(text).replace(/[\n\t]/g, ' '),
    attribute: (server, text) => `Server "${server}" asks: ${text}`,
  }),
};
