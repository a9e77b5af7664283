import { letThrough } from './let-through.ts';
import type { Mutant } from './mutant.ts';

export const onlyNoRoots: Mutant = {
  id: 'roots-travel',
  breaks: 'only.no-roots',
  what: 'passes an embedded request for roots on to a client that declares roots',
  policy: (standard) => letThrough(standard, 'roots/list', 'roots'),
};
