import type { Mutant } from './mutant.ts';

export const onlyNothingLeft: Mutant = {
  id: 'empty-map',
  breaks: 'only.nothing-left',
  what: 'asks its client to go on from an empty map where nothing of a round may travel',
  policy: (standard) => ({
    ...standard,
    present: (round, call) =>
      round.questions.length > 0 || round.dropped.length === 0
        ? standard.present(round, call)
        : {
            result: {
              resultType: 'input_required',
              inputRequests: {},
              requestState: round.requestState,
            },
          },
  }),
};
