import type { Entry } from '../../harness/model/entry.ts';
import { effectText, tokenPattern } from '../../harness/model/guard.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';

/** The text of a result that has one block of text first. */
function textOf({ body }: Entry): string {
  const content = member(body, 'result', 'content');
  const text = Array.isArray(content) && isObject(content[0]) ? content[0].text : undefined;
  return typeof text === 'string' ? text : '';
}

/** The children's answers that say that a call took effect, each with the index of its call. */
export function effects(trace: Trace): { readonly entry: Entry; readonly call: number }[] {
  return trace.entries.flatMap((entry) => {
    const call = entry.part?.call ?? -1;
    const isChilds = entry.side === 'back' && entry.direction === 'to-hub';
    return isChilds && call >= 0 && textOf(entry).startsWith(`${effectText} `) ? [{ entry, call }] : [];
  });
}

/** Whether a message says that its call took effect. */
export function saysEffect(entry: Entry): boolean {
  return textOf(entry).startsWith(`${effectText} `);
}

/** The token in a message; undefined where there is none. */
export function tokenIn(entry: Entry): string | undefined {
  return tokenPattern.exec(textOf(entry))?.[0];
}
