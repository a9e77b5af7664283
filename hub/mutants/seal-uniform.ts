import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Mutant } from './mutant.ts';

export const sealUniform: Mutant = {
  id: 'telling-refusal',
  breaks: 'seal.uniform',
  what: 'says of a state that it is genuine but for another call',
  policy: (standard) => ({
    ...standard,
    admit: (...facts) => {
      if (standard.admit(...facts)) return true;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The request state is for another call');
    },
  }),
};
