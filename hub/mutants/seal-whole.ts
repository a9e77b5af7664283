import { AsyncLocalStorage } from 'node:async_hooks';
import { stateRefused } from '../front/refusal.ts';
import type { Mutant } from './mutant.ts';

export const sealWhole: Mutant = {
  id: 'late-refusal',
  breaks: 'seal.whole',
  what: 'refuses a state that is for another call only when the child has answered it',
  policy: (standard) => {
    const spoiled = new AsyncLocalStorage<boolean>();
    const refuse = () => {
      if (spoiled.getStore()) throw stateRefused({ policy: standard });
    };
    return {
      ...standard,
      admit: (...facts) => {
        spoiled.enterWith(!standard.admit(...facts));
        return true;
      },
      cleanResult: (...of) => {
        refuse();
        return standard.cleanResult(...of);
      },
      present: (...of) => {
        refuse();
        return standard.present(...of);
      },
    };
  },
};
