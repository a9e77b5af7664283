import { Argument, Command } from 'commander';
import type { Io } from './io.ts';

/** What can be listed. */
const kinds = ['requirements', 'scenarios', 'rules', 'mutants', 'pairs', 'sets'] as const;
type Kind = (typeof kinds)[number];

/** One thing of a list: its id, and what the JSON form says of it. */
interface Item {
  readonly id: string;
  readonly text: string;
  readonly data: object;
}

const examples = `
Examples:
  hubproof list
  hubproof list requirements --json
  hubproof list pairs
`;

/** `hubproof list`. */
export function listCommand(io: Io): Command {
  return new Command('list')
    .description('what there is: requirements, scenarios, rules, mutants, pairs or sets')
    .addArgument(new Argument('[what]', 'which list').choices(kinds).default('requirements'))
    .option('--json', 'as JSON, each with its id')
    .addHelpText('after', examples)
    .action(async (what: Kind, flags: { readonly json?: true }) => {
      const items = await lists[what]();
      if (flags.json) {
        io.out(
          `${JSON.stringify(
            items.map(({ id, data }) => ({ id, ...data })),
            null,
            2,
          )}\n`,
        );
        return;
      }
      const width = Math.max(...items.map(({ id }) => id.length));
      for (const { id, text } of items) io.out(`${`${id.padEnd(width)}  ${text}`.trimEnd()}\n`);
    });
}

const lists: Readonly<Record<Kind, () => Promise<Item[]>>> = {
  async requirements() {
    const { requirements } = await import('../../scenarios/requirements/index.ts');
    const { clauseUrl } = await import('../model/requirement.ts');
    return requirements.map((one) => ({
      id: one.id,
      text: `${one.strength.padEnd(6)} ${one.basis.padEnd(7)}  ${one.text}`,
      data: { ...one, clauses: one.clauses.map((clause) => ({ ...clause, url: clauseUrl(clause) })) },
    }));
  },
  async scenarios() {
    const { scenarios } = await import('../../scenarios/index.ts');
    const { allPairs, formatPair } = await import('../model/pair.ts');
    return scenarios.map(({ id, title, reaches, plays }) => ({
      id,
      text: `${title} (reaches ${reaches.join(', ')})`,
      data: { title, reaches, pairs: allPairs.filter(plays).map(formatPair) },
    }));
  },
  async rules() {
    const { rules } = await import('../../scenarios/rules/index.ts');
    return rules.map(({ requirement }) => ({ id: requirement, text: '', data: { requirement } }));
  },
  async mutants() {
    const { mutants } = await import('../../hub/mutants/index.ts');
    const { variants } = await import('../../hub/variants/index.ts');
    return [
      ...mutants.map(({ id, breaks, what }) => ({
        id,
        text: `breaks ${breaks}: ${what}`,
        data: { breaks, what },
      })),
      ...variants.map(({ id, what }) => ({ id, text: `harmless: ${what}`, data: { what } })),
    ];
  },
  async sets() {
    const { pairsOfSet, sets } = await import('../../scenarios/sets/index.ts');
    const { formatPair } = await import('../model/pair.ts');
    return sets.map((set) => ({
      id: set.name,
      text: `${Object.keys(set.requirements).length} requirements at ${pairsOfSet(set).length} pairs`,
      data: { ...set, pairs: pairsOfSet(set).map(formatPair) },
    }));
  },
  async pairs() {
    const { allPairs, formatPair } = await import('../model/pair.ts');
    return allPairs.map((pair) => ({
      id: formatPair(pair),
      text: `client ${pair.client} over ${pair.clientVia}, child ${pair.child} over ${pair.childVia}`,
      data: pair,
    }));
  },
};
