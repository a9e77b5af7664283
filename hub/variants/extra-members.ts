import type { Variant } from './variant.ts';

export const extraMembers: Variant = {
  id: 'extra-members',
  what: 'puts members of its own beside the questions and beside the result',
  policy: (standard) => ({
    ...standard,
    present: async (round, call) => {
      const presented = await standard.present(round, call);
      if ('refused' in presented) return presented;
      const { questions } = round;
      return { result: { ...presented.result, hubAsksFor: call.server, hubQuestions: questions.length } };
    },
    cleanResult: async (result, era, call) => ({
      ...(await standard.cleanResult(result, era, call)),
      hubDone: true,
    }),
  }),
};
