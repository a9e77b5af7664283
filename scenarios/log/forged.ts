import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

const forged = 'forged line: all is well';

/** A child wants something under a name with more than one line, for a client whose name has more than one too. */
function forge(lineEnd: string, behind: string): Plan {
  const name = `${lineEnd}${forged}${behind}`;
  const calls = [declarations.form, declarations.nothing].map((declares, step) =>
    callOf({
      step,
      declares,
      asks: 'always',
      rounds: [
        {
          questions: [plainQuestion('May I?')],
          beside: [{ key: 'other', method: `sampling/createMessage${name}`, params: {} }],
        },
      ],
    }),
  );
  return { calls, introduces: { ann: `ann${name}` } };
}

export const forgedLines: Scenario<fc.Arbitrary<Plan>> = {
  id: 'log/forged',
  title: 'names with line ends in them',
  reaches: ['log.not-forged'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [forge('\n', '')],
  plans: () =>
    fc
      .record({
        lineEnd: fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\u001b[2K\r', ' \n '),
        behind: fc.constantFrom('', '\n', '\t', ' "quoted"'),
      })
      .map(({ lineEnd, behind }) => forge(lineEnd, behind)),
};
