import { isJson } from './is-json.ts';
import type { Answer } from './types.ts';

const actions: readonly unknown[] = ['accept', 'decline', 'cancel'] satisfies Answer['action'][];

/**
 * What a person answered goes on as it is: no value is rounded, cleaned or completed, and no action turned
 * into another. What is no answer does not travel; the child then asks again.
 */
export function answer(response: unknown): Answer | undefined {
  if (!isJson(response) || !actions.includes(response.action)) return undefined;
  if (response.content !== undefined && !isJson(response.content)) return undefined;
  const action = response.action as Answer['action'];
  return response.content === undefined ? { action } : { action, content: response.content };
}
