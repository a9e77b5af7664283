import type { Revision } from '../../harness/model/revision.ts';
import { type SchemaProblem, shown } from './problem.ts';
import { mayAsk, probes, type RequestRule, requests } from './requests.ts';
import { otherRole, type Role } from './role.ts';
import { traits } from './traits.ts';
import { problemsOf } from './validators.ts';

type Result = Readonly<Record<string, unknown>>;

/** Judges the `result` of a response; `method` is that of the request it answers, when known. */
export function validateResult(
  revision: Revision,
  from: Role,
  result: Result,
  method: string | undefined,
): SchemaProblem[] {
  const rule = method === undefined ? undefined : requests.get(method);
  const spoken = rule === undefined || rule.in.includes(revision) ? revision : probes.get(method ?? '');
  // A method that the other side cannot ask for in this revision says nothing about the result.
  const asked = spoken !== undefined && rule?.by.includes(otherRole(from)) ? rule : undefined;
  const judged = spoken ?? revision;
  if (!traits[judged].modern) return problemsOfKind(judged, asked, result);

  switch (result.resultType) {
    case 'complete':
      return problemsOfKind(judged, asked, result);
    case 'input_required':
      return [
        ...problemsOf(judged, 'InputRequiredResult', result, '/result'),
        ...questionProblems(result, method),
      ];
    default:
      // Extensions add types of their own; what such a result holds is theirs to say.
      return problemsOf(judged, 'Result', result, '/result');
  }
}

function problemsOfKind(revision: Revision, rule: RequestRule | undefined, result: Result): SchemaProblem[] {
  const problems = problemsOf(revision, rule?.result ?? 'Result', result, '/result');
  if (problems.length === 0 || !traits[revision].tasks || result.task === undefined) return problems;
  const others = rule?.orResult ?? [];
  return others.some((name) => problemsOf(revision, name, result, '/result').length === 0) ? [] : problems;
}

/** Rules of 28 basic/patterns/mrtr that no schema of one object can say. */
function questionProblems(result: Result, method: string | undefined): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  if (method !== undefined && !mayAsk.has(method)) {
    const allowed = [...mayAsk].join(', ');
    problems.push({
      path: '/result/resultType',
      problem: `is "input_required" in answer to ${shown(method)}; only ${allowed} may be answered so`,
    });
  }
  if (result.inputRequests === undefined && result.requestState === undefined) {
    problems.push({
      path: '/result',
      problem: 'has neither `inputRequests` nor `requestState`, at least one is required',
    });
  }
  return problems;
}
