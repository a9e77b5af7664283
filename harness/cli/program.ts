import { Command, CommanderError } from 'commander';
import { visible, visibleLines } from '../../reports/visible.ts';
import { HubStartError } from '../drivers/hub-start-error.ts';
import { ManifestError } from '../manifest/manifest-error.ts';
import { TokenError } from '../token.ts';
import { explainCommand } from './explain-command.ts';
import { hubCommand } from './hub-command.ts';
import { Interrupted } from './interruption.ts';
import type { Io } from './io.ts';
import { listCommand } from './list-command.ts';
import { mutantsCommand } from './mutants-command.ts';
import { replayCommand } from './replay-command.ts';
import { runCommand } from './run-command.ts';
import { UsageError } from './usage-error.ts';
import { ownVersion } from './version.ts';

const examples = `
Examples:
  hubproof run hub/hub.json
  hubproof replay hp1.… --hub my-hub.json
  hubproof explain carry.answer
  hubproof hub --config mcp.json --port 8080
`;

/** The command, without the hub. @returns the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let exit = 0;
  const finish = (code: number) => {
    exit = code;
  };
  const program = new Command('hubproof')
    .description('Certifies MCP hubs: plays fake clients and fake children around them and judges the wire.')
    .version(ownVersion(), '--version', 'print the version')
    .addHelpText('after', examples);
  for (const command of [
    runCommand(io, finish),
    replayCommand(io, finish),
    listCommand(io),
    explainCommand(io),
    mutantsCommand(io, finish),
    hubCommand(),
  ]) {
    program.addCommand(command);
  }
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: io.out,
      writeErr: io.err,
      outputError: (text, write) =>
        write(`hubproof: ${oneLine(text)}; see "hubproof ${pathOf(command)}--help"\n`),
    });
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exit;
  } catch (error) {
    return report(error, io);
  }

  function pathOf(command: Command): string {
    return command === program ? '' : `${command.name()} `;
  }
}

/** Says what went wrong. @returns the exit code. */
export function report(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Interrupted) {
    io.err(`hubproof: ${error.message}\n`);
    return error.exit;
  }
  if (error instanceof UsageError || error instanceof ManifestError || error instanceof TokenError) {
    io.err(`hubproof: ${visible(error.message)}\n`);
    return 2;
  }
  if (error instanceof HubStartError) {
    io.err(`hubproof: ${visibleLines(error.message).join('\n')}\n`);
    return 4;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(`hubproof: this is a fault of hubproof itself, not of a hub:\n${visibleLines(text).join('\n')}\n`);
  return 4;
}

/** Commander's messages without their prefix, their line ends and their full stop. */
function oneLine(text: string): string {
  return visible(
    text
      .trim()
      .replace(/^error: /, '')
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\.$/, ''),
  );
}
