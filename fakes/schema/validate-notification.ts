import type { Revision } from '../../harness/model/revision.ts';
import { notifications } from './notifications.ts';
import { validateParams } from './params.ts';
import type { SchemaProblem } from './problem.ts';
import { requests } from './requests.ts';
import { otherRole, type Role } from './role.ts';

/** Judges a message that has a method and no id. */
export function validateNotification(
  revision: Revision,
  from: Role,
  { method, params }: { readonly method: string; readonly params?: unknown },
): SchemaProblem[] {
  if (requests.has(method)) return [{ path: '/id', problem: `is missing, but ${method} is a request` }];
  const rule = notifications.get(method);
  if (rule === undefined) return validateParams(revision, 'NotificationParams', params, true);
  if (rule[from].includes(revision)) return validateParams(revision, rule.params, params, rule.bare === true);
  const problem = rule[otherRole(from)].includes(revision)
    ? `is ${method}, which a ${from} does not send in ${revision}`
    : `is ${method}, which ${revision} does not have`;
  return [{ path: '/method', problem }];
}
