import type { Call } from '../policy/types.ts';
import type { Variant } from './variant.ts';

export const oneAtATime: Variant = {
  id: 'one-at-a-time',
  what: 'puts a question live when the one before it is answered',
  policy: (standard) => {
    const busy = new WeakMap<Call, Promise<unknown>>();
    return {
      ...standard,
      live: (request, call, put) => {
        const before = busy.get(call) ?? Promise.resolve();
        const answer = before.then(() => standard.live(request, call, put));
        busy.set(call, answer);
        return answer;
      },
    };
  },
};
