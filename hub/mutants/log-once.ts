import type { Mutant } from './mutant.ts';

export const logOnce: Mutant = {
  id: 'chatty-log',
  breaks: 'log.once',
  what: 'logs for every call that a client cannot be asked',
  policy: (standard) => {
    let count = 0;
    return {
      ...standard,
      reportWithheld: (...of) => `${standard.reportWithheld(...of)} (${++count} times)`,
    };
  },
};
