import type { Variant } from './variant.ts';

export const otherLogWords: Variant = {
  id: 'other-log-words',
  what: 'keeps a log in other words, with the time before each line',
  policy: (standard) => ({
    ...standard,
    logLine: (text) => `${new Date().toISOString()} ${standard.logLine(text)}`,
    reportDrop: ({ server, method, target }, { method: dropped, because }) =>
      `withheld ${standard.logLine(dropped).slice(0, 60)} of ${server} in ${method} ${standard.logLine(target).slice(0, 60)}: ${because}`,
    reportWithheld: (server, client, because) =>
      `no questions of ${server} for ${standard.logLine(client).slice(0, 60)}: ${because}`,
  }),
};
