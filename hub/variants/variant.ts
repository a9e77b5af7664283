import type { Mutant } from '../mutants/mutant.ts';

/** A hub that differs visibly but rightly: nothing may fail because of it. */
export interface Variant extends Pick<Mutant, 'id' | 'what' | 'policy'> {
  /** Present where it keeps the specification and not all that our guide promises beyond that. */
  readonly profile?: 'spec';
}
