import {
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
} from '@modelcontextprotocol/client';
import { isJson } from '../policy/is-json.ts';

/**
 * What went wrong on the leg to a child, as an error for the client. A child's own error keeps its
 * code, message and data; of everything else the client hears only which child it was and what kind of fault.
 */
export function failure(server: string, error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  // The SDK reads an error out of a 400 only; by the protocol "method not found" comes with 404.
  const inBody = error instanceof SdkHttpError ? errorInBody(error.data) : undefined;
  return inBody ?? fault(server, kind(error));
}

/** A child that could not even be asked. */
export function unreachable(server: string): ProtocolError {
  return fault(server, 'cannot be reached');
}

function fault(server: string, what: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InternalError, `Server "${server}" ${what}`);
}

function errorInBody(data: unknown): ProtocolError | undefined {
  if (!isJson(data) || typeof data.text !== 'string') return undefined;
  try {
    const body: unknown = JSON.parse(data.text);
    const { code, message, data: detail } = (isJson(body) && isJson(body.error) && body.error) || {};
    return typeof code === 'number' ? new ProtocolError(code, String(message), detail) : undefined;
  } catch {
    return undefined;
  }
}

function kind(error: unknown): string {
  if (!(error instanceof SdkError)) return 'cannot be reached';
  switch (error.code) {
    case SdkErrorCode.RequestTimeout:
      return 'did not answer in time';
    case SdkErrorCode.ConnectionClosed:
      return 'went away during the call';
    case SdkErrorCode.InvalidResult:
    case SdkErrorCode.UnsupportedResultType:
      return 'answered with something that is no valid result';
    default:
      return 'cannot be reached';
  }
}
