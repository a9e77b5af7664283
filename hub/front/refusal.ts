import { ProtocolError } from '@modelcontextprotocol/server';
import type { Policy } from '../policy/index.ts';
import type { Exchange } from './exchange.ts';

type Refuses = { readonly policy: Pick<Policy, 'stateRefusal'> };

/** Ends a call whose state does not open. */
export function stateRefused({ policy }: Refuses): ProtocolError {
  const { code, message } = policy.stateRefusal();
  return new ProtocolError(code, message);
}

/** On a request that never asks, no state can be valid. Legacy clients may use the two names for what they like. */
export function refuseState(desk: Refuses, { caller, inputResponses, requestState }: Exchange): void {
  if (caller.era === 'modern' && (inputResponses !== undefined || requestState !== undefined))
    throw stateRefused(desk);
}

/** A question does not travel. How the client hears of it is decided where its call ends. */
export class QuestionRefused extends Error {
  /** The hub's own wording, never the child's. */
  readonly because: string;

  constructor(because: string) {
    super(because);
    this.because = because;
  }
}
