import type { Mutant } from './mutant.ts';

export const carryUnasked: Mutant = {
  id: 'whatever-is-answered',
  breaks: 'carry.unasked',
  what: 'takes answers to the child that it did not ask for',
  policy: (standard) => ({
    ...standard,
    retry: (sealed, answers) => {
      const params = standard.retry(sealed, answers);
      const asked = sealed.keys.map(([client]) => client);
      const others = [...(answers ?? [])].filter(([key]) => !asked.includes(key));
      if (others.length === 0) return params;
      return { ...params, inputResponses: { ...params.inputResponses, ...Object.fromEntries(others) } };
    },
  }),
};
