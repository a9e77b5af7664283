import type { Mutant } from './mutant.ts';

export const logNotForged: Mutant = {
  id: 'lines-from-names',
  breaks: 'log.not-forged',
  what: 'writes names to the log with the line ends that are in them',
  policy: (standard) => ({ ...standard, logLine: (text) => text }),
};
