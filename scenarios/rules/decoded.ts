import { Buffer } from 'node:buffer';

/** How often what was decoded is decoded again. */
const depth = 3;

/**
 * What anybody can read in a text without a key: the text itself, and what it and its parts say in base64,
 * base64url, hexadecimal and percent-encoding, over and over.
 */
export function decoded(text: string, left = depth): string[] {
  if (left === 0) return [text];
  const parts = [text, ...text.split(/[.~:|,;$&= ]/)].filter((part) => part.length >= 8);
  const inner = new Set(
    parts.flatMap((part) => [base64(part), hexadecimal(part), percent(part)]).filter((one) => one !== ''),
  );
  inner.delete(text);
  return [text, ...[...inner].flatMap((one) => decoded(one, left - 1))];
}

function base64(text: string): string {
  return /^[A-Za-z0-9+/_-]+=*$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : '';
}

function hexadecimal(text: string): string {
  return /^(?:[0-9a-fA-F]{2})+$/.test(text) ? Buffer.from(text, 'hex').toString('utf8') : '';
}

function percent(text: string): string {
  if (!text.includes('%')) return '';
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
