import type { Mutant } from './mutant.ts';

export const surviveLateAnswer: Mutant = {
  id: 'answers-for-nobody',
  breaks: 'survive.late-answer',
  at: '11..28/stdio..http',
  what: 'takes a question whose call was taken back for one that was cancelled, and calls the child again',
  policy: (standard) => ({
    ...standard,
    live: (...of) => Promise.resolve(standard.live(...of)).catch(() => ({ action: 'cancel' })),
    cancels: (signal, call) => (signal.aborted ? undefined : standard.cancels(signal, call)),
  }),
};
