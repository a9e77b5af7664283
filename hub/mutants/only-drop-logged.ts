import type { Mutant } from './mutant.ts';

export const onlyDropLogged: Mutant = {
  id: 'vague-drop',
  breaks: 'only.drop-logged',
  what: 'logs that something of a server was dropped, and not what',
  policy: (standard) => ({
    ...standard,
    reportDrop: ({ server }) => `[${server}] dropped an embedded request`,
  }),
};
