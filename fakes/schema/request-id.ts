import { type SchemaProblem, shown } from './problem.ts';

/** Problems of the id of a request, or of the response to one: a string or an integer, never null. */
export const idProblems = (id: unknown): SchemaProblem[] =>
  typeof id === 'string' || Number.isInteger(id)
    ? []
    : [{ path: '/id', problem: `is ${shown(id)}, expected a string or an integer` }];
