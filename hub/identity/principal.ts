/** Who calls: whom a state is bound to, whose session and whose slots it is. */
export interface Principal {
  readonly clientId: string;
  /**
   * The person behind the client, where an access token names one; empty where it names none, and absent without an
   * access token. So a client of the issuer never passes for one with a static token, whatever it is called.
   */
  readonly subject?: string | undefined;
}

/** Everybody on this machine, where the hub asks for no token. */
export const anonymous: Principal = { clientId: 'anonymous' };

/** One text for each different principal. */
export function principalKey({ clientId, subject }: Principal): string {
  return JSON.stringify([clientId, subject]);
}
