import { Command } from 'commander';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

const examples = `
Examples:
  hubproof explain seal.client
  hubproof explain glyphs
`;

/** `hubproof explain`. */
export function explainCommand(io: Io): Command {
  return new Command('explain')
    .description('all there is to know of one requirement, or of the glyphs of the matrix')
    .argument('<id>', "id of a requirement, or 'glyphs'")
    .addHelpText('after', examples)
    .action(async (id: string) => {
      const { explainGlyphs, explainRequirement } = await import('../../reports/explain.ts');
      if (id === 'glyphs') {
        io.out(explainGlyphs());
        return;
      }
      const { requirementById } = await import('../../scenarios/requirements/index.ts');
      const requirement = requirementById(id);
      if (requirement === undefined) {
        throw new UsageError(`there is no requirement "${id}"; see "hubproof list requirements"`);
      }
      const { scenarios } = await import('../../scenarios/index.ts');
      const { mutants } = await import('../../hub/mutants/index.ts');
      const { unproven } = await import('../../hub/mutants/unproven.ts');
      io.out(
        explainRequirement(requirement, {
          scenarios: scenarios.filter(({ reaches }) => reaches.includes(id)),
          mutants: mutants.filter(({ breaks }) => breaks === id),
          unproven: unproven.get(id),
        }),
      );
    });
}
