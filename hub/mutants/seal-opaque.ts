import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseSealed } from '../policy/seal.ts';
import type { Mutant } from './mutant.ts';

export const sealOpaque: Mutant = {
  id: 'readable-state',
  breaks: 'seal.opaque',
  what: 'signs a state instead of encrypting it, so that everybody can read what the child wrote',
  policy: (standard) => ({
    ...standard,
    seal: (content, key) => {
      const plain = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${plain}.${tag(plain, key)}`;
    },
    open: (state, key) => {
      if (typeof state !== 'string') return undefined;
      const [plain = '', given = ''] = state.split('.');
      const right = tag(plain, key);
      if (state !== `${plain}.${given}` || given.length !== right.length) return undefined;
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(right))) return undefined;
      return parseSealed(Buffer.from(plain, 'base64url'));
    },
  }),
};

function tag(plain: string, key: Buffer): string {
  return createHmac('sha256', key).update(plain).digest('base64url');
}
