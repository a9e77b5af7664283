import { Command } from 'commander';
import type { KillRow, Patient } from '../kill-table.ts';
import type { Io } from './io.ts';
import { runsNumber, seedNumber } from './number.ts';
import { append, pairsOf } from './pair-option.ts';
import { UsageError } from './usage-error.ts';

interface MutantsFlags {
  readonly runs: number;
  readonly seed: number;
  readonly only?: string;
  readonly pair?: readonly string[];
  readonly quick?: true;
  readonly json?: true;
}

const examples = `
Examples:
  hubproof mutants
  hubproof mutants --quick
  hubproof mutants --only rounded-numbers --pair '28..28' --pair '11..28/stdio..*' --json

Exit codes: 0 every mutant fails exactly its requirement and nothing harmless fails, 1 otherwise, 2 usage.
`;

/** `hubproof mutants`. @param finish takes the exit code. */
export function mutantsCommand(io: Io, finish: (exit: number) => void): Command {
  return new Command('mutants')
    .description('test the judge: each hub that is wrong on purpose must fail its requirement and no other')
    .option('--only <ids>', 'mutants and variants to play, with commas between them')
    .option(
      '--pair <pattern>',
      'pairs to play at (default: one at which the requirement applies); may be repeated',
      append,
    )
    .option(
      '--quick',
      'of a mutant, play only what reaches its requirement, judged by all rules; a harmless hub at one pair',
    )
    .option('--runs <n>', 'plans per scenario and pair', runsNumber, 2)
    .option('--seed <n>', 'what the plans are drawn from', seedNumber, 1)
    .option('--json', 'the table as JSON')
    .addHelpText('after', examples)
    .action(async (flags: MutantsFlags) => finish(await killTable(flags, io)));
}

async function killTable(flags: MutantsFlags, io: Io): Promise<number> {
  const { unproven } = await import('../../hub/mutants/unproven.ts');
  const { referencePatients } = await import('./reference-mutants.ts');
  const { suite } = await import('./suite.ts');
  const { killRow, proves } = await import('../kill-table.ts');
  const { interruptible } = await import('./interruption.ts');
  const patients = select(await referencePatients(), flags.only);
  const pairs = flags.pair === undefined ? undefined : pairsOf(flags.pair);
  const breadth = { runs: flags.runs, seed: flags.seed, pairs, quick: flags.quick ?? false };
  const rows: KillRow[] = [];
  await interruptible(async (signal) => {
    for (const patient of patients) {
      const row = await killRow(suite, patient, { ...breadth, signal });
      rows.push(row);
      if (flags.json === undefined) io.out(`${describe(row)}\n`);
    }
  });
  if (flags.json) io.out(`${JSON.stringify(rows.map(plain), null, 2)}\n`);
  else {
    if (flags.only === undefined)
      for (const [id, why] of unproven) io.out(`unproven  ${''.padEnd(26)} ${id.padEnd(22)} ${why}\n`);
    io.out(`${counts(rows)}\n`);
  }
  return proves(rows) ? 0 : 1;
}

function select(patients: readonly Patient[], only: string | undefined): readonly Patient[] {
  if (only === undefined) return patients;
  const wanted = only.split(',').map((id) => id.trim());
  const unknown = wanted.find((id) => !patients.some((patient) => patient.id === id));
  if (unknown !== undefined) {
    throw new UsageError(`--only: there is no mutant or variant "${unknown}"; see "hubproof list mutants"`);
  }
  return patients.filter(({ id }) => wanted.includes(id));
}

function plain({ patient, outcome, failed, unsound }: KillRow) {
  const { id, what, breaks } = patient;
  return { id, what, ...(breaks !== undefined && { breaks }), outcome, failed, unsound };
}

function describe({ patient, outcome, failed, unsound }: KillRow): string {
  const columns = [outcome.padEnd(9), patient.id.padEnd(26), (patient.breaks ?? 'nothing').padEnd(22)];
  const others = failed.filter((id) => id !== patient.breaks);
  return [
    ...columns,
    patient.what,
    ...(others.length > 0 ? [`\n${' '.repeat(10)}also failed: ${others.join(', ')}`] : []),
    ...(unsound.length > 0 ? [`\n${' '.repeat(10)}not decided: ${unsound.join(', ')}`] : []),
  ].join(' ');
}

function counts(rows: readonly KillRow[]): string {
  const of = (outcome: KillRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const mutants = rows.filter(({ patient }) => patient.breaks !== undefined).length;
  const unsound = rows.filter((row) => row.unsound.length > 0).length;
  return (
    `${mutants} mutants: ${of('exact')} killed exactly, ${of('superset')} with others, ${of('survived')} survived; ` +
    `${rows.length - mutants} harmless: ${of('harmless')} unharmed, ${of('wronged')} wronged; ${unsound} not sound`
  );
}
