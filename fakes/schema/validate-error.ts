import { isObject } from '../../harness/model/json.ts';
import type { Revision } from '../../harness/model/revision.ts';
import { definedCodes, isReserved, retiredCodes } from './error-codes.ts';
import { type SchemaProblem, shown } from './problem.ts';
import { problemsOf } from './validators.ts';

/** Judges the `error` of a response. */
export function validateError(revision: Revision, error: unknown): SchemaProblem[] {
  if (!isObject(error)) return [{ path: '/error', problem: `is ${shown(error)}, expected an object` }];
  const { code, message, data } = error;
  const problems: SchemaProblem[] = [];
  if (typeof message !== 'string') {
    problems.push({ path: '/error/message', problem: `is ${shown(message)}, expected a string` });
  }
  if (typeof code !== 'number' || !Number.isInteger(code)) {
    return [...problems, { path: '/error/code', problem: `is ${shown(code)}, expected an integer` }];
  }
  const defined = definedCodes[revision];
  if (retiredCodes[revision].has(code)) {
    problems.push({
      path: '/error/code',
      problem: `is ${code}, which must no longer be sent in ${revision}`,
    });
  } else if (isReserved(revision, code) && !defined.has(code)) {
    const known = [...defined.keys()].join(', ');
    problems.push({
      path: '/error/code',
      problem: `is ${code}, from the range -32020 to -32099 kept for the specification, which defines only ${known}`,
    });
  }
  const definition = defined.get(code);
  return definition === undefined
    ? problems
    : [...problems, ...problemsOf(revision, definition, data, '/error/data')];
}
