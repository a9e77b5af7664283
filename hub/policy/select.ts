import { isJson } from './is-json.ts';
import type { Dropped, Json, Question, Reach, Selection } from './types.ts';

/**
 * Only questions travel. A sampling request would spend the caller's model budget on a child's prompt, a roots
 * request would hand the child the caller's workspace; and a question in a mode this caller did not declare
 * has nobody to answer it. The method must match to the letter: a near miss is some other method.
 */
export function select(requests: Json, reach: Reach): Selection {
  const questions: Question[] = [];
  const dropped: Dropped[] = [];
  for (const [key, request] of Object.entries(requests)) {
    const method = isJson(request) && typeof request.method === 'string' ? request.method : '(none)';
    if (!isJson(request) || method !== 'elicitation/create') {
      dropped.push({ method, because: 'only questions travel' });
    } else if ('withheld' in reach) {
      dropped.push({ method, because: reach.withheld });
    } else if (!modes(reach.elicitation).includes(modeOf(request))) {
      dropped.push({ method, because: 'the caller did not declare its mode' });
    } else {
      questions.push({ key, request });
    }
  }
  return { questions, dropped };
}

/** `{}` means form: that is how clients said it before there were modes. */
function modes(elicitation: Json): string[] {
  return [
    ...('form' in elicitation || !('url' in elicitation) ? ['form'] : []),
    ...('url' in elicitation ? ['url'] : []),
  ];
}

function modeOf(request: Json): string {
  const mode = isJson(request.params) ? (request.params.mode ?? 'form') : 'form';
  return String(mode);
}
