import { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { member } from '../../harness/model/json.ts';

/** Header fields with one value each, names in lower case. */
export function flattenHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

/**
 * A value as a header field may carry it: plain where it is printable ASCII without blanks at its ends and does
 * not look encoded, the base64 sentinel otherwise (2026-07-28 streamable-http, Value Encoding).
 */
export function encodeHeaderValue(value: string): string {
  const plain = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/.test(value);
  const looksEncoded = value.startsWith('=?base64?') && value.endsWith('?=');
  return plain && !looksEncoded ? value : `=?base64?${Buffer.from(value, 'utf8').toString('base64')}?=`;
}

/** The header fields that a modern request repeats from its body (2026-07-28 streamable-http, Request Metadata). */
export function modernHeaders(message: unknown): Record<string, string> {
  const method = member(message, 'method');
  const name = member(message, 'params', 'name') ?? member(message, 'params', 'uri');
  const version = member(message, 'params', '_meta', 'io.modelcontextprotocol/protocolVersion');
  return {
    ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    ...(typeof method === 'string' && { 'mcp-method': method }),
    ...(typeof name === 'string' && { 'mcp-name': encodeHeaderValue(name) }),
  };
}
