import type { Mutant } from './mutant.ts';

const many = 100;

export const surviveFlood: Mutant = {
  id: 'drowned-in-questions',
  breaks: 'survive.flood',
  what: 'does not come to an end with many questions at once for a client over stdio',
  policy: (standard) => ({
    ...standard,
    present: (round, call) => {
      const { era, door } = call.caller;
      const drowned = round.questions.length > many && era === 'modern' && door === 'stdio';
      return drowned ? new Promise(() => {}) : standard.present(round, call);
    },
  }),
};
