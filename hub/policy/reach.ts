import { isJson } from './is-json.ts';
import type { Caller, ElicitationCapability, Reach, ReachFacts } from './types.ts';

/**
 * A question may only be put where somebody can answer it: the operator allows it, the caller of this one call
 * declared it, and the child can put it into a result. Everything else withholds, with the reason for the log.
 */
export function reach({ caller, enabled, passthrough, child }: ReachFacts): Reach {
  if (!enabled) return { withheld: 'the operator switched it off (MCP_ELICITATION=false)' };
  if (passthrough === 'off')
    return { withheld: 'the operator switched it off for this server (passthrough "off")' };
  if (caller.era === 'legacy' && caller.door === 'http') {
    // This door keeps no call open, and a 2025 client has no other way to be asked.
    return { withheld: `a ${caller.revision} client over HTTP cannot be asked` };
  }
  const elicitation = declared(caller);
  if (elicitation === undefined) {
    const where = caller.era === 'modern' ? 'for this request' : 'when it connected';
    return {
      withheld: `the caller declared no elicitation capability ${where}, so a question would have nowhere to go`,
    };
  }
  if (child.era === 'legacy')
    return { withheld: `the server speaks ${child.revision} and cannot ask in a result` };
  return { elicitation };
}

function declared({ capabilities, revision }: Caller): ElicitationCapability | undefined {
  const { elicitation } = capabilities;
  if (!isJson(elicitation)) return undefined;
  // That revision knows no modes: whatever stands inside cannot mean one.
  return revision === '2025-06-18' ? {} : elicitation;
}
