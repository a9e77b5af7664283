import type { Mutant } from './mutant.ts';

const many = 100;

/** So many calls fail that come to an end after it. */
const spoilt = 3;

export const surviveFlood: Mutant = {
  id: 'drowned-in-questions',
  breaks: 'survive.flood',
  what: 'fails the next calls of anybody when it has had many questions at once',
  policy: (standard) => {
    let drowned = 0;
    return {
      ...standard,
      present: (round, call) => {
        if (round.questions.length > many) drowned = spoilt;
        return standard.present(round, call);
      },
      cleanResult: (result, era, call) => {
        if (drowned > 0) {
          drowned--;
          throw new Error('out of memory');
        }
        return standard.cleanResult(result, era, call);
      },
    };
  },
};
