import { ProtocolError } from '@modelcontextprotocol/client';

/** Whether a leg failed because the child said so, under a code that only an application uses. */
export function isErrorOfItsOwn(error: unknown): boolean {
  return error instanceof ProtocolError && error.code > 0;
}
