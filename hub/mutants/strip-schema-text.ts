import type { Mutant } from './mutant.ts';

export const stripSchemaText: Mutant = {
  id: 'raw-schema',
  breaks: 'strip.schema-text',
  what: 'leaves titles, descriptions and names of choices as the child wrote them',
  policy: (standard) => ({ ...standard, stripSchema: (schema) => schema }),
};
