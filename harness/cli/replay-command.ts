import { Command } from 'commander';
import type { Strength } from '../model/requirement.ts';
import type { Exhibit } from '../model/run-report.ts';
import { type Cell, standingOf } from '../model/verdict.ts';
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
  const { outcome, text, exhibit, confirmed } = await interruptible((signal) =>
    replay(token, loaded.hub, { suite, signal }),
  );
  if (exhibit !== undefined && confirmed !== undefined) {
    const { describeFailure } = await import('../../reports/failure.ts');
    const requirement = suite.requirements.find(({ id }) => id === exhibit.requirement);
    const cell = failedCell(exhibit, token, confirmed, requirement?.strength ?? 'MUST');
    io.out(`${describeFailure(exhibit, cell, requirement, { ...io, hubManifest: loaded.hub.manifest })}\n\n`);
  }
  io.out(`${text}\n${outcome}\n`);
  return exits[outcome];
}

/** The failure as a cell of a matrix, which is what reports describe. */
function failedCell(
  { hub, requirement, pair, scenario, broken }: Exhibit,
  token: string,
  confirmed: { readonly failed: number; readonly of: number },
  strength: Strength,
): Cell {
  const { expected, actual } = broken;
  const failure = { expected, actual, scenario, token, confirmed };
  const { of: runs, failed: reached } = confirmed;
  const standing = standingOf('fail', strength, false);
  return { verdict: 'fail', failure, hub, requirement, pair, strength, standing, runs, reached };
}
