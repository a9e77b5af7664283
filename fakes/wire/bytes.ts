import { type Buffer, isUtf8 } from 'node:buffer';

/** Bytes as text that loses nothing: UTF-8 as it is, anything else as `base64:…`. */
export function bytesAsText(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : `base64:${bytes.toString('base64')}`;
}

/** The parsed body of a text, or nothing where it is no JSON. */
export function parseBody(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
