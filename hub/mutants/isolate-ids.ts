import type { Question } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

interface Shown {
  readonly id: string | number;
  readonly questions: readonly Question[];
}

export const isolateIds: Mutant = {
  id: 'ids-as-text',
  breaks: 'isolate.ids',
  what: 'takes the requests `1` and `"1"` of one client for the same, and shows what either asks on both',
  policy: (standard) => {
    const shown = new Map<string, Shown>();
    return {
      ...standard,
      present: (round, call) => {
        const { id, caller } = call;
        const key = JSON.stringify([caller.clientId, caller.name, String(id)]);
        const before = shown.get(key);
        shown.set(key, { id, questions: round.questions });
        const twin = before !== undefined && before.id !== id ? before.questions : [];
        const others = twin.map((question) => ({ ...question, key: `${question.key} of the twin` }));
        return standard.present({ ...round, questions: [...round.questions, ...others] }, call);
      },
    };
  },
};
