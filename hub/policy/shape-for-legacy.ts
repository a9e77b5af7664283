import { randomUUID } from 'node:crypto';
import { isJson } from './is-json.ts';
import type { Json } from './types.ts';

/**
 * A client with a handshake is asked in the shape of its own revision: 2025-06-18 knows neither modes nor lists to
 * choose from, 2025-11-25 wants an id on a question that is answered elsewhere.
 */
export function shapeForLegacy(request: Json, revision: string): Json | undefined {
  if (!isJson(request.params)) return undefined;
  if (revision === '2025-06-18') {
    const { mode, ...params } = request.params;
    return mode === 'url' || hasList(params.requestedSchema) ? undefined : { ...request, params };
  }
  if (request.params.mode !== 'url') return request;
  return { ...request, params: { elicitationId: randomUUID(), ...request.params } };
}

function hasList(schema: unknown): boolean {
  if (!isJson(schema) || !isJson(schema.properties)) return false;
  return Object.values(schema.properties).some((property) => isJson(property) && property.type === 'array');
}
