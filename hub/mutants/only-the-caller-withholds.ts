import type { ReachFacts } from '../policy/types.ts';

/** Do operator and child allow a question, whatever the caller declared? */
export function onlyTheCallerWithholds({ enabled, passthrough, child }: ReachFacts): boolean {
  return enabled && passthrough === 'auto' && child.era === 'modern';
}
