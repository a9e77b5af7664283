import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const carrySchema: Mutant = {
  id: 'defaults-dropped',
  breaks: 'carry.schema',
  what: 'leaves defaults out of the schema of a question',
  policy: (standard) => ({
    ...standard,
    stripSchema: (schema) => {
      const stripped = standard.stripSchema(schema);
      if (!isJson(stripped.properties)) return stripped;
      const properties = Object.entries(stripped.properties).map(([name, property]) => {
        if (!isJson(property)) return [name, property];
        const { default: _, ...rest } = property;
        return [name, rest];
      });
      return { ...stripped, properties: Object.fromEntries(properties) };
    },
  }),
};
