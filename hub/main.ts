import { createServer } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { createHub, type Hub } from './create-hub.ts';
import { stderrLog } from './log.ts';
import { isLoopback } from './policy/is-loopback.ts';
import { readSettings, type Settings } from './settings.ts';

const usage = `usage: hubproof hub --config mcp.json [--port N] [--host ADDRESS] [--stdio]

  --config FILE   the children, in the usual mcpServers shape
  --port N        listens on this port; 0 (the default) takes a free one
  --host ADDRESS  listens on this address instead of 127.0.0.1; one that others can reach needs tokens
  --stdio         serves one client on stdin and stdout instead
  -h, --help      this text

Environment (sizes in bytes of UTF-8, times in milliseconds):
  MCP_ELICITATION=true                      whether questions are carried at all
  MCP_ELICITATION_MAX_ROUNDS=8              how often one call may ask
  MCP_ELICITATION_STATE_TTL_MS=900000       how long a half-finished call can be taken up again
  MCP_ELICITATION_MAX_MESSAGE_BYTES=4096    one message
  MCP_ELICITATION_MAX_PAYLOAD_BYTES=131072  all questions of one round
  MCP_STATE_SECRET                          what states are sealed with, the same for all replicas (else random)
  MCP_STATIC_TOKENS                         clientId:token,clientId:token
  MCP_OAUTH_ISSUER                          whose access tokens are taken
  MCP_OAUTH_JWKS_URL                        where the issuer's keys are (else what its metadata says)
  MCP_PUBLIC_URL                            the origin at which clients reach the hub; compulsory with an issuer
  MCP_CALL_DEADLINE_MS=300000               how long a child may take for one answer
  MCP_CLIENT_SLOTS=4                        how many requests of one client may be at the children at once
  MCP_MAX_BODY_BYTES=4194304                the longest message over HTTP
  MCP_DIAGNOSTICS=false                     offers describe_connection
`;

/** The command `hubproof hub`. Runs until a signal comes or, with --stdio, the input ends; then ends the process. */
export async function runHub(argv: string[]): Promise<void> {
  try {
    const { config, host, port, stdio, help } = readFlags(argv);
    if (help) {
      process.stdout.write(usage);
      return;
    }
    if (config === undefined) throw new ConfigError('--config is missing; name an mcp.json');
    const settings = readSettings(process.env, stderrLog);
    if (!stdio) checkOpenness(host, settings);
    const hub = createHub({ config: readConfig(config, process.env), settings });
    const stop = stopOnce(hub);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    if (stdio) {
      await hub.serveStdio(process.stdin, process.stdout);
      await stop();
    } else {
      await listen(hub, host, port);
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    stderrLog(error.message);
    process.exitCode = 2;
  }
}

function readFlags(argv: string[]) {
  const options = {
    config: { type: 'string' },
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    stdio: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false, short: 'h' },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}; see --help`);
  }
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
    throw new ConfigError('--port must be a number from 0 to 65535');
  return { ...values, port };
}

/** Who asks nobody for a token must not be reachable from elsewhere. Throws `ConfigError`. */
function checkOpenness(host: string, { tokens, issuer }: Settings): void {
  if (tokens.size > 0 || issuer !== undefined) return;
  if (!isLoopback(isIPv6(host) ? `[${host}]` : host)) {
    throw new ConfigError(
      `--host ${host}: can be reached from elsewhere; set MCP_OAUTH_ISSUER or MCP_STATIC_TOKENS, or leave it out`,
    );
  }
  stderrLog(
    'neither MCP_OAUTH_ISSUER nor MCP_STATIC_TOKENS is set: this hub listens on loopback only, ' +
      'and every program on this machine is the client "anonymous"',
  );
}

async function listen(hub: Hub, host: string, port: number): Promise<void> {
  const server = createServer(hub.handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new ConfigError(
          `--host ${host} --port ${port}: cannot listen there (${error.code}); choose another or port 0`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  stderrLog(`listening on http://${isIPv6(host) ? `[${host}]` : host}:${taken}`);
}

/** Leaves no child behind, whichever of the ways to stop comes first. */
function stopOnce(hub: Hub): () => Promise<never> {
  let stopping: Promise<never> | undefined;
  return () => {
    stopping ??= hub.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
    return stopping;
  };
}
