import type { Mutant } from './mutant.ts';

export const diagnosePresent: Mutant = {
  id: 'always-diagnosing',
  breaks: 'diagnose.present',
  what: 'describes connections whether or not diagnostics are on',
  policy: (standard) => ({ ...standard, offersDiagnosis: () => true }),
};
