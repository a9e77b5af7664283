import type { Mutant } from './mutant.ts';

export const switchGlobal: Mutant = {
  id: 'deaf-brake',
  breaks: 'switch.global',
  what: 'carries questions although they are switched off altogether',
  policy: (standard) => ({ ...standard, reach: (facts) => standard.reach({ ...facts, enabled: true }) }),
};
