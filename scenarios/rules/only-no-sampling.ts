import { neverReaches } from './wanted.ts';

/** Premise: a child wanted a model's answer. */
export const onlyNoSampling = neverReaches('only.no-sampling', 'sampling/createMessage');
