import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';
import { onlyTheCallerWithholds } from './only-the-caller-withholds.ts';

export const announceLegacyHttp: Mutant = {
  id: 'handshake-counts',
  breaks: 'announce.legacy-http',
  what: 'announces what a legacy client over HTTP declared at initialize',
  policy: (standard) => ({
    ...standard,
    announce: (reach, facts) => {
      const { era, door, capabilities } = facts.caller;
      const declared = era === 'legacy' && door === 'http' && isJson(capabilities.elicitation);
      if (!declared || !onlyTheCallerWithholds(facts)) return standard.announce(reach, facts);
      return capabilities.elicitation as Record<string, unknown>;
    },
  }),
};
