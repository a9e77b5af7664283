import type { Awaitable } from './types.ts';

/** An answer over HTTP goes out as it was made: as one JSON text where nothing came before it, else as a stream. */
export function httpAnswer(response: Response): Awaitable<Response> {
  return response;
}
