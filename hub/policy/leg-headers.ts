/**
 * The header fields of a request toward an HTTP child go out as they were made from its body and the configuration.
 * None of the caller's is added: its credentials are for the hub.
 */
export function legHeaders(headers: Headers): Headers {
  return headers;
}
