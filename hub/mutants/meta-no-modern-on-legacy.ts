import type { Mutant } from './mutant.ts';

export const metaNoModernOnLegacy: Mutant = {
  id: 'telling-apology',
  breaks: 'meta.no-modern-on-legacy',
  what: 'says in the refusal of a question, to a legacy client, from which state its child wanted to go on',
  policy: (standard) => {
    const states = new Map<string, string | undefined>();
    return {
      ...standard,
      seal: (content, key) => {
        const sealed = standard.seal(content, key);
        states.set(sealed, content.childState);
        return sealed;
      },
      present: async (round, call) => {
        const presented = await standard.present(round, call);
        const state = states.get(round.requestState);
        if (!('refused' in presented) || call.caller.era === 'modern' || state === undefined)
          return presented;
        return { refused: `${presented.refused}, and wanted to go on from ${state}` };
      },
    };
  },
};
