import type { Mutant } from './mutant.ts';

/** Members of a final result of a tool that revisions define. */
const known = ['content', 'structuredContent', 'isError', 'resultType', '_meta'];

export const carryUnknownFields: Mutant = {
  id: 'known-members-only',
  breaks: 'carry.unknown-fields',
  what: 'drops the members of a final result that no revision defines',
  policy: (standard) => ({
    ...standard,
    cleanResult: async (result, era, call) => {
      const cleaned = await standard.cleanResult(result, era, call);
      if (call?.method !== 'tools/call') return cleaned;
      return Object.fromEntries(Object.entries(cleaned).filter(([name]) => known.includes(name)));
    },
  }),
};
