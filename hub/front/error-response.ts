/** An HTTP refusal whose body is a JSON-RPC error; `id` only where the request could be read so far. */
export function errorResponse(
  status: number,
  code: number,
  message: string,
  id?: string | number,
  headers?: Record<string, string>,
): Response {
  const body = { jsonrpc: '2.0', ...(id !== undefined && { id }), error: { code, message } };
  return Response.json(body, { status, ...(headers && { headers }) });
}
