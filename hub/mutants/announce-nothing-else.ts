import { CLIENT_CAPABILITIES_META_KEY } from '@modelcontextprotocol/client';
import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const announceNothingElse: Mutant = {
  id: 'roots-announced',
  breaks: 'announce.nothing-else',
  what: 'announces roots to every child',
  policy: (standard) => ({
    ...standard,
    envelope: (announced) => {
      const envelope = standard.envelope(announced);
      const told = envelope[CLIENT_CAPABILITIES_META_KEY];
      return { ...envelope, [CLIENT_CAPABILITIES_META_KEY]: { ...(isJson(told) && told), roots: {} } };
    },
  }),
};
