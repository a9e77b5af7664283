import { randomInt } from 'node:crypto';
import { Command, Option } from 'commander';
import type { ProgressStream } from '../../reports/progress.ts';
import { allPairs } from '../model/pair.ts';
import { type Profile, profiles } from '../model/requirement.ts';
import type { Io } from './io.ts';
import { runsNumber, seedNumber } from './number.ts';
import { append, pairsOf } from './pair-option.ts';
import { parseReportFiles, prepareReportFiles, writeReportFiles } from './report-files.ts';

interface RunFlags {
  readonly profile?: Profile;
  readonly set?: string;
  readonly only?: string;
  readonly pair?: readonly string[];
  readonly runs?: number;
  readonly seed?: number;
  readonly report?: string;
  readonly strict?: true;
}

const examples = `
Examples:
  hubproof run hub/hub.json
  hubproof run my-hub.json --profile guide --report json=out/run.json,md=out/run.md
  hubproof run my-hub.json --set 2025-11-25 --strict
  hubproof run my-hub.json --only carry.answer,seal.* --pair 28..28 --pair '*..11/stdio..*'

Exit codes: 0 all that was decided holds, 1 a requirement failed, 2 usage or manifest, 3 something stayed
undecided, 4 the harness or the hub's driver broke.
`;

/** `hubproof run`. @param finish takes the exit code. */
export function runCommand(io: Io, finish: (exit: number) => void): Command {
  return new Command('run')
    .description('certify hubs: play the suite around each of them and judge the wire')
    .argument('<manifest...>', 'how each hub is plugged in (hub.json)')
    .addOption(
      new Option(
        '--profile <name>',
        "what hubs are held to (default: what the manifest says, or 'spec')",
      ).choices(profiles),
    )
    .option('--set <name>', "what a certificate requires: '2026-07-28/1', or '2026-07-28' for its newest set")
    .option('--only <patterns>', "requirements to judge, with commas between them: 'carry.answer,seal.*'")
    .option('--pair <pattern>', "pairs to play: '28..11', '*..28/http..stdio'; may be repeated", append)
    .option('--runs <n>', 'plans per scenario and pair', runsNumber)
    .option('--seed <n>', 'what the plans are drawn from (default: another one each time)', seedNumber)
    .option('--report <list>', "files to write: 'json=FILE,md=FILE'")
    .option('--strict', 'a SHOULD decides like a MUST')
    .addHelpText('after', examples)
    .action(async (manifests: string[], flags: RunFlags) => finish(await certify(manifests, flags, io)));
}

async function certify(manifests: readonly string[], flags: RunFlags, io: Io): Promise<number> {
  const files = flags.report === undefined ? [] : parseReportFiles(flags.report);
  const selected = flags.pair === undefined ? allPairs : pairsOf(flags.pair);
  const { loadHubs, profileOf } = await import('./hubs.ts');
  const whole = await import('./suite.ts');
  const { setOf } = await import('./set-option.ts');
  const { suite, pairs, set } = setOf(flags.set, whole.suite, selected);
  const { selectRequirements } = await import('./select-requirements.ts');
  const ids = suite.requirements.map(({ id }) => id);
  const only = flags.only === undefined ? undefined : selectRequirements(flags.only, ids);
  const hubs = await loadHubs(manifests);
  const profile = flags.profile ?? profileOf(hubs);
  await prepareReportFiles(files);

  const { run } = await import('../run.ts');
  const { interruptible } = await import('./interruption.ts');
  const { progressReporter } = await import('../../reports/progress.ts');
  const stream: ProgressStream = {
    columns: io.columns,
    write: (text: string | Uint8Array) => {
      io.err(String(text));
      return true;
    },
  };
  const report = await interruptible((signal) =>
    run({
      suite,
      hubs: hubs.map(({ hub }) => hub),
      profile,
      set,
      strict: flags.strict ?? false,
      only,
      pairs,
      runs: flags.runs,
      seed: flags.seed ?? randomInt(2 ** 31),
      onEvent: progressReporter(stream, io),
      signal,
    }),
  );

  const { toTerminal } = await import('../../reports/terminal.ts');
  io.out(toTerminal(report, suite.requirements, io));
  const { toJson } = await import('../../reports/json.ts');
  const { toMarkdown } = await import('../../reports/markdown.ts');
  await writeReportFiles(files, {
    json: () => toJson(report),
    md: () => toMarkdown(report, suite.requirements),
  });
  return report.exit;
}
