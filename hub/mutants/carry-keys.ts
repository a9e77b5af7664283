import type { Mutant } from './mutant.ts';

export const carryKeys: Mutant = {
  id: 'composed-keys',
  breaks: 'carry.keys',
  what: 'gives answers back under keys in composed form, whatever the child wrote',
  policy: (standard) => ({
    ...standard,
    retry: (...args) => {
      const { inputResponses, ...rest } = standard.retry(...args);
      if (inputResponses === undefined) return rest;
      const composed = Object.entries(inputResponses).map(([key, answer]) => [key.normalize('NFC'), answer]);
      return { ...rest, inputResponses: Object.fromEntries(composed) };
    },
  }),
};
