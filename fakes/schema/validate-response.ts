import { isObject } from '../../harness/model/json.ts';
import type { Revision } from '../../harness/model/revision.ts';
import { type SchemaProblem, shown } from './problem.ts';
import { idProblems } from './request-id.ts';
import type { Role } from './role.ts';
import { traits } from './traits.ts';
import { validateError } from './validate-error.ts';
import { validateResult } from './validate-result.ts';

/** Judges a message without a method; `method` is that of the request it answers, when known. */
export function validateResponse(
  revision: Revision,
  from: Role,
  message: Readonly<Record<string, unknown>>,
  method: string | undefined,
): SchemaProblem[] {
  const { id, result, error } = message;
  if (result === undefined && error === undefined) {
    return [{ path: '', problem: 'has neither `method` nor `result` nor `error`' }];
  }
  if (result !== undefined && error !== undefined) {
    return [{ path: '', problem: 'has both `result` and `error`, expected one of them' }];
  }
  if (traits[revision].modern && from === 'client') {
    return [{ path: '', problem: `is a response, but clients send no responses in ${revision}` }];
  }
  if (error !== undefined) return [...errorIdProblems(id), ...validateError(revision, error)];
  const problems = idProblems(id);
  if (!isObject(result)) {
    return [...problems, { path: '/result', problem: `is ${shown(result)}, expected an object` }];
  }
  return [...problems, ...validateResult(revision, from, result, method)];
}

/**
 * An error may lack its id in every revision (a request could not be read; transports page, Sending Messages).
 * JSON-RPC itself asks for null in that case and the specification builds on it, so null passes too.
 */
const errorIdProblems = (id: unknown): SchemaProblem[] =>
  id === undefined || id === null ? [] : idProblems(id);
