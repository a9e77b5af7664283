import type { Json } from '../policy/types.ts';
import type { Variant } from './variant.ts';

export const failuresAsResults: Variant = {
  id: 'failures-as-results',
  what: 'says as a failure of the tool that the server answered with an error',
  policy: (standard) => {
    const failures = new WeakMap<Json, unknown>();
    return {
      ...standard,
      afterFailure: (error) => {
        const message = error instanceof Error ? error.message : String(error);
        const result: Json = { isError: true, content: [{ type: 'text', text: `It failed: ${message}` }] };
        failures.set(result, error);
        return result;
      },
      cleanResult: (result, era, call) => {
        // Only a tool has a result that says so.
        if (failures.has(result) && call?.method !== 'tools/call') throw failures.get(result);
        return standard.cleanResult(result, era, call);
      },
    };
  },
};
