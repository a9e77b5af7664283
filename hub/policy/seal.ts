import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isJson } from './is-json.ts';
import type { Sealed } from './types.ts';

const algorithm = 'aes-256-gcm';
export const nonceBytes = 12;
export const tagBytes = 16;

/**
 * The state travels through the client, so it is hostile when it comes back: it is authenticated, against
 * change, and encrypted, because the child's own state was meant for the child alone.
 */
export function seal(content: Sealed, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** `undefined` for everything that this key did not seal, whatever was done to it. */
export function open(state: unknown, key: Buffer): Sealed | undefined {
  const bytes = bytesOf(state);
  if (bytes === undefined) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
    return parseSealed(plain);
  } catch {
    return undefined;
  }
}

/** The bytes of a state, only if it is spelled as it was minted: the decoder forgives padding and other alphabets. */
export function bytesOf(state: unknown): Buffer | undefined {
  if (typeof state !== 'string') return undefined;
  const bytes = Buffer.from(state, 'base64url');
  return bytes.length > nonceBytes + tagBytes && bytes.toString('base64url') === state ? bytes : undefined;
}

/** Throws on anything but the JSON of a `Sealed`. */
export function parseSealed(plain: Buffer): Sealed {
  const content: unknown = JSON.parse(plain.toString('utf8'));
  if (!isJson(content) || !Array.isArray(content.keys)) throw new TypeError('not a sealed state');
  return content as unknown as Sealed;
}
