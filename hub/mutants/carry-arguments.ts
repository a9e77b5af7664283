import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const carryArguments: Mutant = {
  id: 'empty-arguments-dropped',
  breaks: 'carry.arguments',
  what: 'leaves out arguments that are empty text',
  policy: (standard) => ({
    ...standard,
    leg: (params, retry) => {
      if (!isJson(params.arguments)) return standard.leg(params, retry);
      const kept = Object.entries(params.arguments).filter(([, value]) => value !== '');
      return standard.leg({ ...params, arguments: Object.fromEntries(kept) }, retry);
    },
  }),
};
