import { Command } from 'commander';
import type { Exhibit } from '../model/run-report.ts';
import type { Io } from './io.ts';

const examples = `
Examples:
  hubproof replay hp1.…
  hubproof replay hp1.… --hub hubs/supergateway.json

Exit codes: 0 it holds now, 1 it still fails, 2 usage, manifest or token, 3 the plan does not reach it any more.
`;

const exits = { 'holds now': 0, 'still fails': 1, 'not reached': 3 } as const;

/** `hubproof replay`. @param finish takes the exit code. */
export function replayCommand(io: Io, finish: (exit: number) => void): Command {
  return new Command('replay')
    .description('run a failure again: the token holds scenario, pair and plan')
    .argument('<token>', 'as a report prints it')
    .option('--hub <manifest>', 'the hub it was found in (default: the reference hub)')
    .addHelpText('after', examples)
    .action(async (token: string, flags: { readonly hub?: string }) =>
      finish(await replayToken(token, flags.hub, io)),
    );
}

async function replayToken(token: string, manifest: string | undefined, io: Io): Promise<number> {
  const { loadHubs, referenceManifest } = await import('./hubs.ts');
  const { suite } = await import('./suite.ts');
  const { replay } = await import('../replay.ts');
  const { interruptible } = await import('./interruption.ts');
  const { readToken } = await import('../token.ts');
  readToken(token);
  const [loaded] = await loadHubs([manifest ?? referenceManifest]);
  if (loaded === undefined) throw new RangeError('no hub was loaded');
  const { outcome, text, exhibit } = await interruptible((signal) =>
    replay(token, loaded.hub, { suite, signal }),
  );
  if (exhibit !== undefined) io.out(`${(await showing(exhibit, io.columns)).join('\n')}\n\n`);
  io.out(`${text}\n${outcome}\n`);
  return exits[outcome];
}

/** What was played, what went over the wire, and what was wrong with it. */
async function showing({ plan, broken, entries }: Exhibit, columns: number): Promise<string[]> {
  const { planProse } = await import('../../reports/plan-prose.ts');
  const { sequenceDiagram } = await import('../../reports/sequence.ts');
  const { visibleLines } = await import('../../reports/visible.ts');
  const { wrap } = await import('../../reports/width.ts');
  const block = (name: string, value: string) =>
    visibleLines(value).map((line, index) => `${(index === 0 ? name : '').padEnd(8)} │ ${line}`);
  return [
    ...planProse(plan).flatMap(({ depth, text }) => wrap(text, columns, '  '.repeat(depth))),
    '',
    ...sequenceDiagram(entries, broken.at, columns),
    '',
    ...block('expected', broken.expected),
    ...block('actual', broken.actual),
  ];
}
