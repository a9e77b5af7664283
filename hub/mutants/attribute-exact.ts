import type { Mutant } from './mutant.ts';

export const attributeExact: Mutant = {
  id: 'single-quotes',
  breaks: 'attribute.exact',
  what: 'attributes with single quotes',
  policy: (standard) => ({ ...standard, attribute: (server, text) => `Server '${server}' asks:\n\n${text}` }),
};
