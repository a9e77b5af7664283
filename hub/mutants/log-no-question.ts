import type { Mutant } from './mutant.ts';

export const logNoQuestion: Mutant = {
  id: 'logged-question',
  breaks: 'log.no-question',
  what: 'logs the message of a question, in base64',
  policy: (standard, log) => ({
    ...standard,
    strip: (text) => {
      log(`about to ask: ${Buffer.from(text).toString('base64')}`);
      return standard.strip(text);
    },
  }),
};
