import { letThrough } from './let-through.ts';
import type { Mutant } from './mutant.ts';

export const onlyNoUnknown: Mutant = {
  id: 'unknown-travels',
  breaks: 'only.no-unknown',
  // No revision has a form for it, so no message with it is valid.
  alsoBreaks: ['wire.schema'],
  what: 'passes an embedded request of a method that nobody knows on to a modern client that declares elicitation',
  policy: (standard) => letThrough(standard, 'vendor/ask', 'elicitation', ['modern']),
};
