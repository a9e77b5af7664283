import type { Listener } from '../policy/progress-to.ts';
import type { Call } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const metaProgressToken: Mutant = {
  id: 'shared-progress',
  breaks: 'meta.progress-token',
  what: 'tells progress of one call of a client on all its calls that are under way',
  policy: (standard) => {
    const underWay = new Map<Call, Listener>();
    const others = ({ caller }: Call) =>
      [...underWay].filter(([one]) => one.caller.name === caller.name).map(([, listener]) => listener);
    return {
      ...standard,
      progressTo: (own, call) => {
        underWay.set(call, own);
        return (told) => {
          for (const listener of others(call)) listener?.(told);
        };
      },
      present: (round, call) => {
        underWay.delete(call);
        return standard.present(round, call);
      },
      cleanResult: (result, era, call) => {
        if (call !== undefined) underWay.delete(call);
        return standard.cleanResult(result, era, call);
      },
    };
  },
};
