import type { Mutant } from '../mutants/mutant.ts';

/** A hub that differs visibly but rightly: nothing may fail because of it. */
export type Variant = Omit<Mutant, 'breaks'>;
