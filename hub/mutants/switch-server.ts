import type { Mutant } from './mutant.ts';

export const switchServer: Mutant = {
  id: 'deaf-server-switch',
  breaks: 'switch.server',
  what: 'carries the questions of a server although they are switched off',
  policy: (standard) => ({
    ...standard,
    reach: (facts) => standard.reach({ ...facts, passthrough: 'auto' }),
  }),
};
