import type { Question } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

interface Held {
  readonly server: string;
  readonly clientId: string;
  readonly questions: readonly Question[];
}

export const isolateCaller: Mutant = {
  id: 'shared-questions',
  breaks: 'isolate.caller',
  // Also where the two have the same id.
  alsoBreaks: ['isolate.ids'],
  what: 'shows a client also what the same child is asking another client just now',
  policy: (standard) => {
    const heldCalls = new Map<string, Held>();
    return {
      ...standard,
      admit: (sealed, binding, now) => {
        const admitted = standard.admit(sealed, binding, now);
        if (admitted) heldCalls.delete(binding);
        return admitted;
      },
      present: (round, call) => {
        const { server, caller } = call;
        const others = [...heldCalls.values()]
          .filter((held) => held.server === server && held.clientId !== caller.clientId)
          .flatMap(({ questions }) =>
            questions.map((question) => ({ ...question, key: `${question.key} of another` })),
          );
        heldCalls.set(standard.bind(call), { server, clientId: caller.clientId, questions: round.questions });
        return standard.present({ ...round, questions: [...round.questions, ...others] }, call);
      },
    };
  },
};
