import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const carryAnnotations: Mutant = {
  id: 'bare-tools',
  breaks: 'carry.annotations',
  what: "leaves the annotations out of a child's list of tools",
  policy: (standard) => ({
    ...standard,
    cleanResult: async (...args) => {
      const cleaned = await standard.cleanResult(...args);
      if (!Array.isArray(cleaned.tools)) return cleaned;
      const tools = cleaned.tools.map((tool: unknown) => {
        if (!isJson(tool)) return tool;
        const { annotations: _, ...rest } = tool;
        return rest;
      });
      return { ...cleaned, tools };
    },
  }),
};
