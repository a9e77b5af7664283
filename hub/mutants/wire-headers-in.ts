import type { Mutant } from './mutant.ts';

export const wireHeadersIn: Mutant = {
  id: 'nameless-mismatch',
  breaks: 'wire.headers-in',
  what: 'does not say by the code that header and body disagree',
  policy: (standard) => ({
    ...standard,
    httpError: (refusal) => {
      const { status, error } = standard.httpError(refusal);
      return { status, error: error.code === -32020 ? { ...error, code: -32600 } : error };
    },
  }),
};
