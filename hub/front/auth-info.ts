import type { AuthInfo } from '@modelcontextprotocol/server';
import { anonymous, type Principal } from '../identity/principal.ts';

/** How the SDK carries a principal from a request to its server. The token stays outside: nobody in there needs it. */
export function authInfoOf({ clientId, subject }: Principal): AuthInfo {
  return { token: '', clientId, scopes: [], extra: { subject } };
}

/** The principal that `authInfoOf` put in. */
export function principalOf(info: AuthInfo | undefined): Principal {
  if (info === undefined) return anonymous;
  const subject = info.extra?.subject;
  return { clientId: info.clientId, subject: typeof subject === 'string' ? subject : undefined };
}
