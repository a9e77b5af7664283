import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import type { Mutant } from './mutant.ts';

/** Places for calls. */
const places = 16;

export const isolateNotHeld: Mutant = {
  id: 'thinking-takes-a-place',
  breaks: 'isolate.not-held',
  what: 'serves no further call of a client that has left many questions open',
  policy: (standard) => {
    const open = new Map<string, string | undefined>();
    return {
      ...standard,
      present: (round, call) => {
        open.set(standard.bind(call), call.caller.name);
        return standard.present(round, call);
      },
      admit: (sealed, binding, now) => {
        open.delete(binding);
        return standard.admit(sealed, binding, now);
      },
      cleanResult: (result, era, call) => {
        const taken = [...open.values()].filter((name) => name !== undefined && name === call?.caller.name);
        if (taken.length >= places) throw new ProtocolError(ProtocolErrorCode.InternalError, 'too busy');
        return standard.cleanResult(result, era, call);
      },
    };
  },
};
