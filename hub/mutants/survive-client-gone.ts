import { AsyncLocalStorage } from 'node:async_hooks';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Mutant } from './mutant.ts';

export const surviveClientGone: Mutant = {
  id: 'ghost-calls',
  breaks: 'survive.client-gone',
  what: 'takes a client that broke off for one that is still busy, and refuses it when it comes again',
  policy: (standard) => {
    const caller = new AsyncLocalStorage<string>();
    const busy = new Set<string>();
    return {
      ...standard,
      reach: (facts) => {
        const { name = '', era } = facts.caller;
        if (busy.has(name)) throw new ProtocolError(ProtocolErrorCode.InternalError, 'This client is busy');
        // An older client goes by one name for ever, so that nobody of that name would be served again.
        if (era === 'modern') caller.enterWith(name);
        return standard.reach(facts);
      },
      cancels: (signal) => {
        const name = caller.getStore();
        if (name !== undefined) signal.addEventListener('abort', () => busy.add(name), { once: true });
        return standard.cancels(signal);
      },
    };
  },
};
