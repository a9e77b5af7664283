import { isObject, member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';

/** How a question is put. */
export type Mode = 'form' | 'url';

const all: readonly Mode[] = ['form', 'url'];

/** The modes that a capability names; an empty one means form (client/elicitation, Capabilities). */
export function modesOf(capability: unknown): Mode[] {
  if (!isObject(capability)) return [];
  const named = all.filter((mode) => Object.hasOwn(capability, mode));
  return named.length > 0 ? named : ['form'];
}

/** The modes that a call's client declared, as its revision can say them: 2025-06-18 knows forms only. */
export function declaredModes(trace: Trace, call: number): Mode[] {
  const declared = trace.plan.calls[call]?.declares.elicitation;
  if (declared === undefined) return [];
  return trace.pair.client === '2025-06-18' ? ['form'] : modesOf(declared);
}

/** The modes that a child was told of. */
export function toldModes(capabilities: unknown): Mode[] {
  return modesOf(member(capabilities, 'elicitation'));
}

/** The mode of a question; one that names none is a form. */
export function modeOf(params: Record<string, unknown>): Mode {
  return params.mode === 'url' ? 'url' : 'form';
}
