import { AsyncLocalStorage } from 'node:async_hooks';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Mutant } from './mutant.ts';

export const surviveClientGone: Mutant = {
  id: 'ghost-calls',
  breaks: 'survive.client-gone',
  what: 'takes a client that broke off for one that is still busy, and refuses it when it comes again',
  policy: (standard) => {
    const busy = new Set<string>();
    const settled = new AsyncLocalStorage<() => void>();
    return {
      ...standard,
      reach: (facts) => {
        if (busy.has(facts.caller.name ?? '')) {
          throw new ProtocolError(ProtocolErrorCode.InternalError, 'This client is busy');
        }
        return standard.reach(facts);
      },
      cancels: (signal, call) => {
        const { era, name } = call.caller;
        // An older client goes by one name for ever, so that nobody of that name would be served again.
        if (era === 'modern' && name !== undefined) {
          const note = () => busy.add(name);
          signal.addEventListener('abort', note, { once: true });
          settled.enterWith(() => signal.removeEventListener('abort', note));
        }
        return standard.cancels(signal, call);
      },
      asks: (...of) => {
        settled.getStore()?.();
        return standard.asks(...of);
      },
      afterFailure: (...of) => {
        settled.getStore()?.();
        return standard.afterFailure(...of);
      },
    };
  },
};
