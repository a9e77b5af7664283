import { isJson } from './is-json.ts';
import type { Era, Json } from './types.ts';

/** Key prefixes that the protocol keeps for itself: second label `modelcontextprotocol` or `mcp`. */
const reserved = /^[^./]+\.(?:modelcontextprotocol|mcp)(?:\.[^/]*)?\//;

/**
 * A child's result goes on as it is, but for two things it must not say: what only the hub may say about itself
 * (reserved `_meta`), and, for a child of an older revision, that it asks (`input_required` is none of its words).
 */
export function cleanResult(result: Json, childEra: Era): Json {
  const own = childEra === 'modern' ? result : withoutAsking(result);
  if (!isJson(own._meta)) return own;
  const { _meta, ...rest } = own;
  const kept = Object.entries(_meta).filter(([key]) => key !== 'progressToken' && !reserved.test(key));
  return kept.length === 0 ? rest : { ...rest, _meta: Object.fromEntries(kept) };
}

function withoutAsking({
  resultType: _type,
  inputRequests: _requests,
  requestState: _state,
  ...rest
}: Json): Json {
  return rest;
}
