import { isJson } from '../policy/is-json.ts';
import { mirrored } from './mirrored.ts';

/**
 * The `Mcp-Param-*` headers of one call (2026-07-28, basic/transports/streamable-http, Custom Headers from Tool
 * Parameters). The SDK adds them only in `callTool()`, which would strip what its schemas do not know.
 */
export function paramHeaders(inputSchema: unknown, given: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  const marked = mirrored(inputSchema);
  for (const { path, name } of Array.isArray(marked) ? marked : []) {
    const value = path.reduce<unknown>(
      (inner, key) => (isJson(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
      given,
    );
    if (['string', 'number', 'boolean'].includes(typeof value))
      headers[`mcp-param-${name}`] = encoded(String(value));
  }
  return headers;
}

/** Anything but printable ASCII would be bent or refused on its way, and what looks encoded must not be taken for it. */
function encoded(value: string): string {
  const plain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(value) && !/^=\?base64\?.*\?=$/.test(value);
  return plain ? value : `=?base64?${Buffer.from(value, 'utf8').toString('base64')}?=`;
}
