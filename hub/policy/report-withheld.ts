import { shortName } from './short-name.ts';

/**
 * What the log says where a caller cannot be asked. Each different line is said once, so client, server and
 * reason must be in it, and nothing that changes from call to call.
 */
export function reportWithheld(server: string, client: string, because: string): string {
  return `[${server}] elicitation not forwarded for client "${shortName(client)}" — ${because}`;
}
