import type { Answer, Call } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

interface Given {
  readonly server: string;
  readonly answers: Readonly<Record<string, Answer>>;
}

export const isolateChild: Mutant = {
  id: 'answers-by-key',
  breaks: 'isolate.child',
  // What the client answered this child does not arrive.
  alsoBreaks: ['carry.answer'],
  what: 'gives a child what the same client answered another child under the same key just now',
  policy: (standard) => {
    const calls = new Map<string, Call>();
    const last = new Map<string | undefined, Given>();
    return {
      ...standard,
      present: (round, call) => {
        calls.set(standard.bind(call), call);
        return standard.present(round, call);
      },
      retry: (sealed, answers) => {
        const params = standard.retry(sealed, answers);
        const call = calls.get(sealed.binding);
        const { inputResponses } = params;
        if (call === undefined || inputResponses === undefined) return params;
        const { server, caller } = call;
        const before = last.get(caller.name);
        last.set(caller.name, { server, answers: inputResponses });
        if (before === undefined || before.server === server) return params;
        const mixed = Object.entries(inputResponses).map(([key, answer]) => [
          key,
          before.answers[key] ?? answer,
        ]);
        return { ...params, inputResponses: Object.fromEntries(mixed) };
      },
    };
  },
};
