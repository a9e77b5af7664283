import { neverReaches } from './wanted.ts';

/** Premise: a child wanted to know the client's roots. */
export const onlyNoRoots = neverReaches('only.no-roots', 'roots/list');
