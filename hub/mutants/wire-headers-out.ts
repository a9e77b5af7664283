import type { Mutant } from './mutant.ts';

export const wireHeadersOut: Mutant = {
  id: 'stale-name',
  breaks: 'wire.headers-out',
  what: 'names in the header another tool than in the body, as a hub does that renames tools in one place only',
  policy: (standard) => ({
    ...standard,
    legHeaders: (headers) => {
      const sent = new Headers(standard.legHeaders(headers));
      const name = sent.get('mcp-name');
      if (name !== null) sent.set('mcp-name', `hub__${name}`);
      return sent;
    },
  }),
};
