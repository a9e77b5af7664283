import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Begins and ends an attribution that nobody can bend: ASCII, no quotes, no blanks. */
const serverName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

const common = {
  passthrough: z.enum(['auto', 'off']).default('auto'),
  // Other programs that read such files want it; here the other members tell.
  type: z.enum(['stdio', 'http', 'streamable-http']).optional(),
};

const stdioServer = z.strictObject({
  command: z.string().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
  cwd: z.string().min(1).optional(),
  ...common,
});

const httpServer = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  headers: z.record(z.string(), z.string()).default({}),
  ...common,
});

const server = z.unknown().transform((entry, context) => {
  const isHttp = typeof entry === 'object' && entry !== null && 'url' in entry;
  const parsed = (isHttp ? httpServer : stdioServer).safeParse(entry);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
  return z.NEVER;
});

const configFile = z.strictObject({ mcpServers: z.record(z.string(), server) });

export type StdioServerConfig = z.infer<typeof stdioServer>;
export type HttpServerConfig = z.infer<typeof httpServer>;
export type ServerConfig = StdioServerConfig | HttpServerConfig;

/** The children by name. */
export interface Config {
  readonly servers: ReadonlyMap<string, ServerConfig>;
}

/** What the operator wrote cannot be used; the message names the place and the remedy. */
export class ConfigError extends Error {}

/** Reads an `mcp.json`. Throws `ConfigError`. */
export function readConfig(path: string, env: Record<string, string | undefined>): Config {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `${path}: cannot be read (${(error as NodeJS.ErrnoException).code}); name the file with --config`,
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${path}: is not JSON (${(error as Error).message}); correct it`);
  }
  return parseConfig(json, env, path);
}

/** The same for a value that is already in hand; `path` only names it in errors. */
export function parseConfig(
  json: unknown,
  env: Record<string, string | undefined>,
  path = 'mcp.json',
): Config {
  const parsed = configFile.safeParse(expand(json, env, path, ''));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(
      `${path}: ${issue?.path.map(String).join('.') || '(top level)'}: ${issue?.message}; correct this entry`,
    );
  }
  const servers = new Map(Object.entries(parsed.data.mcpServers));
  for (const name of servers.keys()) {
    if (!serverName.test(name) || name === 'hub') {
      throw new ConfigError(
        `${path}: mcpServers: ${JSON.stringify(name)} cannot be a server's name; ` +
          'use 1 to 64 letters, digits, dots, underscores or hyphens, a letter or digit first, and not "hub"',
      );
    }
  }
  return { servers };
}

/** Replaces `${NAME}` in every string value. */
function expand(value: unknown, env: Record<string, string | undefined>, path: string, key: string): unknown {
  if (typeof value === 'string') {
    return value.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_whole, name: string) => {
      const found = env[name];
      if (found === undefined) {
        throw new ConfigError(
          `${path}: ${key}: the environment has no ${name}; set it or write the value out`,
        );
      }
      return found;
    });
  }
  if (Array.isArray(value)) return value.map((item, index) => expand(item, env, path, `${key}.${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      expand(item, env, path, key === '' ? name : `${key}.${name}`),
    ]),
  );
}
