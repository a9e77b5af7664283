import type { Variant } from './variant.ts';

export const flattenedCodes: Variant = {
  id: 'flattened-codes',
  what: "turns every code that is a server's own into that of an internal error",
  policy: (standard) => ({
    ...standard,
    // From -32768 to -32000 the codes have a meaning that all share.
    errorCode: (code, era) => (code < -32_768 || code > -32_000 ? -32_603 : standard.errorCode(code, era)),
  }),
};
