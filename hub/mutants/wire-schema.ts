import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/client';
import { hubInfo } from '../about.ts';
import type { Mutant } from './mutant.ts';

export const wireSchema: Mutant = {
  id: 'no-version',
  breaks: 'wire.schema',
  what: 'names itself to a child without the version that the protocol wants beside a name',
  policy: (standard) => ({
    ...standard,
    envelope: (announced) => ({
      ...standard.envelope(announced),
      [CLIENT_INFO_META_KEY]: { name: hubInfo.name },
    }),
  }),
};
