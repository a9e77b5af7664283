import type { Variant } from './variant.ts';

export const hexState: Variant = {
  id: 'hex-state',
  what: 'writes a state in hexadecimal digits',
  policy: (standard) => ({
    ...standard,
    seal: (content, key) => Buffer.from(standard.seal(content, key), 'base64url').toString('hex'),
    open: (state, key) => {
      // The decoder takes capitals and stops at what it does not know; only what was given out is a state.
      if (typeof state !== 'string' || !/^(?:[0-9a-f]{2})+$/.test(state)) return undefined;
      return standard.open(Buffer.from(state, 'hex').toString('base64url'), key);
    },
  }),
};
