import type { HttpError } from './types.ts';

/** What a code means for the status where the protocol says so (2026-07-28, basic/transports/streamable-http). */
const statusOf: Record<number, number> = { [-32601]: 404, [-32020]: 400, [-32021]: 400, [-32022]: 400 };

/** A modern client's software tells some errors by the status alone, so that has to say what the code says. */
export function httpError({ status, error }: HttpError): HttpError {
  return { status: (status === 200 ? statusOf[Number(error.code)] : undefined) ?? status, error };
}
