import type { Mutant } from './mutant.ts';
import { onlyTheCallerWithholds } from './only-the-caller-withholds.ts';

export const fallbackTold: Mutant = {
  id: 'hopeful-announcement',
  breaks: 'fallback.told',
  at: '11..28/stdio..http',
  what: 'announces a form to the child of a legacy stdio client that declared no elicitation',
  policy: (standard) => ({
    ...standard,
    announce: (reach, facts) => {
      const { era, door, capabilities } = facts.caller;
      const mute = era === 'legacy' && door === 'stdio' && capabilities.elicitation === undefined;
      return mute && onlyTheCallerWithholds(facts) ? { form: {} } : standard.announce(reach, facts);
    },
  }),
};
