import bidiFactory, { type Bidi } from 'bidi-js';

/** The Unicode bidirectional algorithm. The package's types describe a module; what Node loads is the factory itself. */
export const bidi: Bidi = (bidiFactory as unknown as () => Bidi)();
