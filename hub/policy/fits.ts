/**
 * Counted in UTF-8 bytes, both as the child sent it and as the client would get it: stripping must not smuggle a
 * longer text in, nor the attribution push one over. Inclusive. What does not fit is refused whole, never cut.
 */
export function fits(received: unknown, shown: unknown, maxBytes: number): boolean {
  return bytes(received) <= maxBytes && bytes(shown) <= maxBytes;
}

function bytes(value: unknown): number {
  return Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 'utf8');
}
