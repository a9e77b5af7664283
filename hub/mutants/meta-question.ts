import type { Mutant } from './mutant.ts';

export const metaQuestion: Mutant = {
  id: 'meta-travels',
  breaks: 'meta.question',
  what: "leaves the child's _meta on a question",
  policy: (standard) => ({ ...standard, stripMeta: (request) => request }),
};
