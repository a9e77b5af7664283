import type { CarryingMethod } from './types.ts';

const carrying: readonly string[] = [
  'tools/call',
  'prompts/get',
  'resources/read',
] satisfies CarryingMethod[];

/** Only three requests may be answered with a question (2026-07-28 basic/patterns/mrtr, Supported Requests). */
export function mayBeAskedFor(method: string): boolean {
  return carrying.includes(method);
}
