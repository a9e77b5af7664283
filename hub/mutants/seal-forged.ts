import { createDecipheriv } from 'node:crypto';
import { bytesOf, nonceBytes, parseSealed, tagBytes } from '../policy/seal.ts';
import type { Mutant } from './mutant.ts';

export const sealForged: Mutant = {
  id: 'unchecked-tag',
  breaks: 'seal.forged',
  what: 'decrypts a state without checking that it is genuine',
  policy: (standard) => ({
    ...standard,
    open: (state, key) => {
      const bytes = bytesOf(state);
      if (bytes === undefined) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
        return parseSealed(decipher.update(bytes.subarray(nonceBytes, -tagBytes)));
      } catch {
        return undefined;
      }
    },
  }),
};
