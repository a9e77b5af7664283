import type { Call } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const isolateIdle: Mutant = {
  id: 'asks-once-more',
  breaks: 'isolate.idle',
  at: '11..28/stdio..http',
  what: 'puts a live question once more when its call is over',
  policy: (standard) => {
    const again = new WeakMap<Call, () => Promise<unknown>>();
    return {
      ...standard,
      live: (request, call, put) => {
        again.set(call, () => put(request));
        return standard.live(request, call, put);
      },
      cleanResult: (result, era, call) => {
        const ask = call && again.get(call);
        if (ask !== undefined) setImmediate(() => void ask().catch(() => {}));
        return standard.cleanResult(result, era, call);
      },
    };
  },
};
