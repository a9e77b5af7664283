import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/client';
import type { Mutant } from './mutant.ts';

export const metaOwnEnvelope: Mutant = {
  id: 'borrowed-name',
  breaks: 'meta.own-envelope',
  what: 'introduces itself to a child under the name of the client that called last',
  policy: (standard) => {
    let name: string | undefined;
    return {
      ...standard,
      announce: (reach, facts) => {
        name = facts.caller.name;
        return standard.announce(reach, facts);
      },
      envelope: (announced) => ({
        ...standard.envelope(announced),
        ...(name !== undefined && { [CLIENT_INFO_META_KEY]: { name, version: '1' } }),
      }),
    };
  },
};
