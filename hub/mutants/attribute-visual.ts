import type { Mutant } from './mutant.ts';

export const attributeVisual: Mutant = {
  id: 'isolated-attribution',
  breaks: 'attribute.visual',
  // Nothing can stand before an attribution that a message begins with, so it must begin with something else.
  alsoBreaks: ['attribute.exact', 'strip.bidi'],
  what: "isolates the attribution and puts the child's text on the same line, so that its first letter turns the line around",
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `\u2068Server "${server}" asks:\u2069 ${text}`,
  }),
};
