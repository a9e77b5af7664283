import type { Mutant } from './mutant.ts';

export const sealExpired: Mutant = {
  id: 'everlasting-state',
  breaks: 'seal.expired',
  what: 'never looks how old a state is',
  policy: (standard) => ({ ...standard, admit: (sealed, binding) => standard.admit(sealed, binding, 0) }),
};
