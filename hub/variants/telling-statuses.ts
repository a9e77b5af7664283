import type { Variant } from './variant.ts';

export const tellingStatuses: Variant = {
  id: 'telling-statuses',
  what: 'answers every error over HTTP with a status that is no success',
  policy: (standard) => ({
    ...standard,
    httpError: (refusal) => {
      const { status, error } = standard.httpError(refusal);
      return { status: status !== 200 ? status : error.code === -32602 ? 400 : 500, error };
    },
  }),
};
