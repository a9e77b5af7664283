import type { Mutant } from './mutant.ts';

export const wireVersion: Mutant = {
  id: 'nameless-version',
  breaks: 'wire.version',
  what: 'refuses an unknown version without naming the ones it speaks',
  policy: (standard) => ({
    ...standard,
    httpError: (refusal) => {
      const { status, error } = standard.httpError(refusal);
      const { data: _, ...rest } = error;
      return { status, error: error.code === -32022 ? { ...rest, code: -32600 } : error };
    },
  }),
};
