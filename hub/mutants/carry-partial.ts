import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import type { Mutant } from './mutant.ts';

export const carryPartial: Mutant = {
  id: 'every-answer-or-none',
  breaks: 'carry.partial',
  what: 'refuses a retry that answers some questions and leaves others out',
  policy: (standard) => ({
    ...standard,
    retry: (sealed, answers) => {
      const given = sealed.keys.filter(([client]) => answers?.has(client)).length;
      if (given > 0 && given < sealed.keys.length)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'an answer is missing');
      return standard.retry(sealed, answers);
    },
  }),
};
