import { isJson } from './is-json.ts';
import type { Json } from './types.ts';

/**
 * A progress token or a related task in a child's `_meta` belongs to the child's own id space; further on it would
 * collide with the client's. So nothing of it travels, neither beside the params nor inside them.
 */
export function stripMeta(request: Json): Json {
  const { _meta: _outer, ...rest } = request;
  if (!isJson(rest.params)) return rest;
  const { _meta: _inner, ...params } = rest.params;
  return { ...rest, params };
}
