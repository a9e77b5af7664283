import { ProtocolError } from '@modelcontextprotocol/server';
import type { Variant } from './variant.ts';

export const otherRefusals: Variant = {
  id: 'other-refusals',
  what: 'refuses in other words and under other codes',
  policy: (standard) => ({
    ...standard,
    refuse: (because, { server }) => {
      throw new ProtocolError(-31_001, 'QUESTION_NOT_CARRIED', { server, because });
    },
    stateRefusal: () => ({ code: -31_002, message: 'STATE_NOT_ACCEPTED' }),
  }),
};
