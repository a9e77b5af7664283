import type { ElicitationCapability, Reach } from './types.ts';

/**
 * The child hears exactly what the caller declared for this one call, never more: a wider announcement would
 * draw a question that has nowhere to go, a remembered one would speak for somebody else.
 */
export function announce(reach: Reach): ElicitationCapability | undefined {
  return 'elicitation' in reach ? reach.elicitation : undefined;
}
