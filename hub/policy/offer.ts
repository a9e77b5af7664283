import type { MetaTool } from './types.ts';

/** The hub's own tools as a client finds them in the list: short, since they are read for every listing. */
export function offer(tools: readonly MetaTool[]): readonly MetaTool[] {
  return tools;
}
