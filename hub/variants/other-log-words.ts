import { shortName } from '../policy/short-name.ts';
import type { Variant } from './variant.ts';

export const otherLogWords: Variant = {
  id: 'other-log-words',
  what: 'keeps a log in other words, with the time before each line',
  policy: (standard) => ({
    ...standard,
    logLine: (text) => `${new Date().toISOString()} ${standard.logLine(text)}`,
    reportDrop: ({ server, method, target }, { method: dropped, because }) =>
      `kept back ${shortName(dropped)} of ${server} in ${method} ${shortName(target)}: ${because}`,
    // That it was not forwarded is what an operator looks for.
    reportWithheld: (server, client, because) =>
      `NOT FORWARDED questions of ${server} to ${shortName(client)} (${because})`,
  }),
};
