import type { Mutant } from './mutant.ts';

export const wireUnknownMethod: Mutant = {
  id: 'found-method',
  breaks: 'wire.unknown-method',
  what: 'answers an unknown method with HTTP 200',
  policy: (standard) => ({
    ...standard,
    httpError: (refusal) =>
      refusal.error.code === -32601 ? { ...refusal, status: 200 } : standard.httpError(refusal),
  }),
};
