import { letThrough } from './let-through.ts';
import type { Mutant } from './mutant.ts';

export const onlyNoSampling: Mutant = {
  id: 'sampling-travels',
  breaks: 'only.no-sampling',
  what: 'passes an embedded sampling request on to a client that declares sampling',
  policy: (standard) => letThrough(standard, 'sampling/createMessage', 'sampling'),
};
