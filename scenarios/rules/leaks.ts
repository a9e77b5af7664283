import { Buffer } from 'node:buffer';
import type { Json } from '../../harness/model/json.ts';

/** A canary that was found in a line of a log. */
export interface Leak {
  readonly canary: string;
  readonly line: string;
  /** How it was written there. */
  readonly as: string;
}

/** Words that plans put where nothing may be logged: long, of letters and digits alone, so that no escaping changes them. */
const canaryWord = /canary[0-9a-z]{6,}/g;

/** All canaries in a value. */
export function canariesIn(value: Json | undefined): string[] {
  return [...new Set(JSON.stringify(value ?? null).match(canaryWord) ?? [])];
}

/** The first of these words that a log holds, plain or encoded. */
export function firstLeak(log: readonly string[], canaries: readonly string[]): Leak | undefined {
  for (const canary of new Set(canaries)) {
    for (const [as, text] of spellings(canary)) {
      const line = log.find((one) => one.includes(text));
      if (line !== undefined) return { canary, line, as };
    }
  }
  return undefined;
}

/** How a word may be written: as it is, in hexadecimal, or inside a base64 text, where it may begin at three places. */
function spellings(word: string): [string, string][] {
  const hex = Buffer.from(word).toString('hex');
  return [
    ['plain', word],
    ['hexadecimal', hex],
    ['hexadecimal', hex.toUpperCase()],
    ['UTF-16', [...word].join('\u0000')],
    ...[0, 1, 2].map((shift): [string, string] => ['base64', base64Core(word, shift)]),
  ];
}

/** The characters of base64 that depend on the word alone, where so many bytes stand before it in its group of three. */
function base64Core(word: string, shift: number): string {
  const encoded = Buffer.from('\u0000'.repeat(shift) + word).toString('base64');
  const first = shift === 0 ? 0 : shift + 1;
  const whole = Math.floor(((shift + word.length) * 8) / 6);
  return encoded.slice(first, whole);
}
