import type { Mutant } from './mutant.ts';

export const onlyPushRefused: Mutant = {
  id: 'made-up-answer',
  breaks: 'only.push-refused',
  what: 'answers what a legacy child pushes with an empty result, though nobody was asked',
  policy: (standard) => ({ ...standard, answerPush: () => ({}) }),
};
