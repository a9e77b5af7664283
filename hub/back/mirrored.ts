import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';

/** One argument that its tool wants repeated in a header. */
export interface Mirrored {
  readonly path: readonly string[];
  readonly name: string;
}

const mark = 'x-mcp-header';

/** A field name (RFC 9110, section 5.1). */
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Keywords whose value holds schemas by name, and those whose value is data and no schema. */
const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];
const data = ['const', 'enum', 'default', 'examples', mark];

/**
 * The arguments that an input schema marks, or what is wrong with a mark (2026-07-28, basic/transports/streamable-http,
 * Schema Extension): one fault makes the whole tool invalid over HTTP.
 */
export function mirrored(inputSchema: unknown): Mirrored[] | { readonly fault: string } {
  const found: Mirrored[] = [];
  for (const { path, schema } of marks(inputSchema, [])) {
    const name = schema[mark];
    if (path === undefined || path.length === 0) return { fault: 'a mark where no argument stands' };
    if (typeof name !== 'string' || !token.test(name)) return { fault: 'a mark that is no header name' };
    if (!['string', 'integer', 'boolean'].includes(String(schema.type)))
      return { fault: 'a mark on an argument that is neither text nor integer nor boolean' };
    if (found.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      return { fault: 'two marks with one name' };
    found.push({ path, name });
  }
  return found;
}

interface Marked {
  /** Absent where something else than a chain of `properties` leads there. */
  readonly path: readonly string[] | undefined;
  readonly schema: Json;
}

function marks(schema: unknown, path: Marked['path']): Marked[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => marks(inner, undefined));
  if (!isJson(schema)) return [];
  const below = Object.entries(schema).flatMap(([keyword, value]): Marked[] => {
    if (data.includes(keyword)) return [];
    if (!maps.includes(keyword) || !isJson(value)) return marks(value, undefined);
    return Object.entries(value).flatMap(([name, inner]) =>
      marks(inner, path && keyword === 'properties' ? [...path, name] : undefined),
    );
  });
  return mark in schema ? [{ path, schema }, ...below] : below;
}
