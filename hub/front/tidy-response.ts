import type { Policy } from '../policy/index.ts';
import { isJson } from '../policy/is-json.ts';

/**
 * Two repairs to the SDK's answers: the status of an error that a handler threw is 200 there whatever the code, and an error
 * to a request that could not be read has the id null, which the protocol wants absent.
 */
export async function tidyResponse(
  response: Response,
  modern: boolean,
  { httpError }: Pick<Policy, 'httpError'>,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const body: unknown = await response.json();
  if (!isJson(body) || !isJson(body.error)) return Response.json(body, response);
  const { id, ...rest } = body;
  const refusal = { status: response.status, error: body.error };
  const { status, error } = modern ? httpError(refusal) : refusal;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...(id === null ? rest : body), error }, { status, headers });
}
