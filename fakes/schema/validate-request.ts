import type { Revision } from '../../harness/model/revision.ts';
import { notifications } from './notifications.ts';
import { validateParams } from './params.ts';
import type { SchemaProblem } from './problem.ts';
import { idProblems } from './request-id.ts';
import { probes, requests } from './requests.ts';
import type { Role } from './role.ts';
import { traits } from './traits.ts';

/** Judges a message that has a method and an id. */
export function validateRequest(
  revision: Revision,
  from: Role,
  message: { readonly id?: unknown; readonly method: string; readonly params?: unknown },
): SchemaProblem[] {
  const { id, method, params } = message;
  const problems = idProblems(id);
  const wrong = (problem: string): SchemaProblem[] => [...problems, { path: '/method', problem }];

  if (traits[revision].modern && from === 'server') {
    return wrong(
      `is the request ${method}, but servers send no requests in ${revision}: questions ride on results`,
    );
  }
  if (notifications.has(method)) return wrong(`is ${method}, a notification, which carries no id`);

  const probed = from === 'client' ? probes.get(method) : undefined;
  const rule = requests.get(method);
  if (rule === undefined || rule.extensionIn?.includes(revision)) {
    const bare = !traits[revision].modern;
    return [...problems, ...validateParams(revision, 'RequestParams', params, bare)];
  }
  const spoken = rule.in.includes(revision) ? revision : probed;
  if (spoken === undefined)
    return wrong(`is ${method}, which ${revision} does not have (only ${rule.in.join(', ')})`);
  if (!rule.by.includes(from)) return wrong(`is ${method}, which a ${from} does not send`);
  const bare = rule.bare === true && !traits[spoken].modern;
  return [...problems, ...validateParams(spoken, rule.params, params, bare)];
}
