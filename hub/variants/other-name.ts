import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/client';
import type { Variant } from './variant.ts';

export const otherName: Variant = {
  id: 'other-name',
  what: 'introduces itself to a server under another name, and at length',
  policy: (standard) => ({
    ...standard,
    envelope: (announced) => ({
      ...standard.envelope(announced),
      [CLIENT_INFO_META_KEY]: {
        name: 'com.example/gateway',
        title: 'A gateway',
        version: '7.0.0-rc.1',
        websiteUrl: 'https://gateway.example/',
      },
    }),
  }),
};
