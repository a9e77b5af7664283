import { Command } from 'commander';

/**
 * `hubproof hub`, for the help alone: the entry hands the hub its arguments before anything of this is loaded.
 */
export function hubCommand(): Command {
  return new Command('hub')
    .description('run the reference hub (see "hubproof hub --help")')
    .usage('--config mcp.json [--port N] [--host ADDRESS] [--stdio]');
}
