import { isJson } from '../policy/is-json.ts';

/** What a code means for the status where the protocol says so (2026-07-28, basic/transports/streamable-http). */
const statusOf: Record<number, number> = { [-32601]: 404, [-32020]: 400, [-32021]: 400, [-32022]: 400 };

/**
 * Two repairs to the SDK's answers: the status of an error that a handler threw is 200 there whatever the code, and an error
 * to a request that could not be read has the id null, which the protocol wants absent.
 */
export async function tidyResponse(response: Response, modern: boolean): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const body: unknown = await response.json();
  if (!isJson(body) || !isJson(body.error)) return Response.json(body, response);
  const { id, ...rest } = body;
  const status =
    (modern && response.status === 200 ? statusOf[Number(body.error.code)] : undefined) ?? response.status;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(id === null ? rest : body, { status, headers });
}
