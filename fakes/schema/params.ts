import type { Revision } from '../../harness/model/revision.ts';
import type { SchemaProblem } from './problem.ts';
import { problemsOf } from './validators.ts';

/** Judges the `params` of a request or notification; `bare`: they may be left out. */
export function validateParams(
  revision: Revision,
  definition: string,
  params: unknown,
  bare: boolean,
): SchemaProblem[] {
  if (params !== undefined) return problemsOf(revision, definition, params, '/params');
  return bare ? [] : [{ path: '/params', problem: 'is missing, but required here' }];
}
