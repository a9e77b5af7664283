import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => {
  const log: string[] = [];
  return { settings: readSettings(env, (line) => log.push(line)), log };
};

it('has the defaults of the guide, and says what is missing', () => {
  const { settings, log } = read({});
  expect(settings).toMatchObject({
    elicitation: true,
    maxRounds: 8,
    stateTtlMs: 900_000,
    maxMessageBytes: 4096,
    maxPayloadBytes: 131_072,
    diagnostics: false,
    callDeadlineMs: 300_000,
    slotsPerClient: 4,
    maxBodyBytes: 4_194_304,
    issuer: undefined,
    publicUrl: undefined,
  });
  expect(log).toEqual(['MCP_STATE_SECRET is not set: a half-finished call is lost when this process ends']);
  expect(read({}).settings.secret).not.toEqual(settings.secret);
});

it.each(['0', '-1', '1.5', 'many', '1e3', '99999999999999999999'])(
  'keeps a default where the limit is %s, and logs it',
  (value) => {
    const { settings, log } = read({ MCP_ELICITATION_MAX_ROUNDS: value });
    expect(settings.maxRounds).toBe(8);
    expect(log.join()).toContain('MCP_ELICITATION_MAX_ROUNDS');
  },
);

it('takes a limit that is one', () => {
  expect(read({ MCP_ELICITATION_MAX_ROUNDS: '2' }).settings.maxRounds).toBe(2);
});

it('knows true and false in their usual spellings, and refuses others', () => {
  expect(
    ['true', 'TRUE', '1', ''].map((value) => read({ MCP_ELICITATION: value }).settings.elicitation),
  ).not.toContain(false);
  expect(
    ['false', 'False', '0', 'off'].map((value) => read({ MCP_ELICITATION: value }).settings.elicitation),
  ).not.toContain(true);
  expect(() => read({ MCP_ELICITATION: 'flase' })).toThrow(
    'MCP_ELICITATION: "flase" is neither true nor false',
  );
});

it('reads tokens, of which one may hold a colon', () => {
  expect(Object.fromEntries(read({ MCP_STATIC_TOKENS: 'a:1, b:x:y' }).settings.tokens)).toEqual({
    1: 'a',
    'x:y': 'b',
  });
  expect(() => read({ MCP_STATIC_TOKENS: 'a:1,secret' })).toThrow('MCP_STATIC_TOKENS: entry 2');
});

it.each([
  ['MCP_ELICITATION_STATE_TTL_MS', 'stateTtlMs', 900_000],
  ['MCP_ELICITATION_MAX_MESSAGE_BYTES', 'maxMessageBytes', 4096],
  ['MCP_ELICITATION_MAX_PAYLOAD_BYTES', 'maxPayloadBytes', 131_072],
  ['MCP_CALL_DEADLINE_MS', 'callDeadlineMs', 300_000],
  ['MCP_CLIENT_SLOTS', 'slotsPerClient', 4],
  ['MCP_MAX_BODY_BYTES', 'maxBodyBytes', 4_194_304],
] as const)('%s: takes a number, and says where it takes none', (name, key, fallback) => {
  expect(read({ [name]: '7' }).settings[key]).toBe(7);
  const { settings, log } = read({ [name]: 'lots', MCP_STATE_SECRET: 'x'.repeat(32) });
  expect(settings[key]).toBe(fallback);
  expect(log).toEqual([`${name}: "lots" is no positive whole number; the default ${fallback} holds`]);
});

it('keeps diagnostics off where their switch is unusable, and logs it', () => {
  const { settings, log } = read({ MCP_DIAGNOSTICS: 'perhaps', MCP_STATE_SECRET: 'x'.repeat(32) });
  expect(settings.diagnostics).toBe(false);
  expect(log).toEqual(['MCP_DIAGNOSTICS: "perhaps" is neither true nor false; the default false holds']);
});

it('warns of a short secret without showing it', () => {
  const { settings, log } = read({ MCP_STATE_SECRET: 'hunter2' });
  expect(settings.secret.toString()).toBe('hunter2');
  expect(log.join()).toContain('MCP_STATE_SECRET is short');
  expect(log.join()).not.toContain('hunter2');
});

const publicUrl = 'https://hub.example';

it('takes an issuer together with its own address', () => {
  const env = { MCP_OAUTH_ISSUER: 'https://issuer.example/x', MCP_PUBLIC_URL: `${publicUrl}/` };
  expect(read(env).settings).toMatchObject({ issuer: { issuer: env.MCP_OAUTH_ISSUER }, publicUrl });
  expect(read({ MCP_PUBLIC_URL: 'http://localhost:8080' }).settings.publicUrl).toBe('http://localhost:8080');
});

it.each([
  [{ MCP_OAUTH_ISSUER: 'https://issuer.example' }, 'MCP_PUBLIC_URL: is not set'],
  [{ MCP_OAUTH_ISSUER: 'http://issuer.example', MCP_PUBLIC_URL: publicUrl }, 'MCP_OAUTH_ISSUER: "http'],
  [{ MCP_OAUTH_ISSUER: 'issuer', MCP_PUBLIC_URL: publicUrl }, 'MCP_OAUTH_ISSUER: "issuer"'],
  [
    {
      MCP_OAUTH_ISSUER: 'https://issuer.example',
      MCP_OAUTH_JWKS_URL: 'file:///keys',
      MCP_PUBLIC_URL: publicUrl,
    },
    'MCP_OAUTH_JWKS_URL: "file',
  ],
  [{ MCP_OAUTH_JWKS_URL: 'https://issuer.example/keys' }, 'without MCP_OAUTH_ISSUER'],
  [{ MCP_PUBLIC_URL: 'https://hub.example/path' }, 'MCP_PUBLIC_URL: "https'],
  [{ MCP_PUBLIC_URL: 'http://hub.example' }, 'MCP_PUBLIC_URL: "http'],
])('refuses to start with %j', (env, message) => {
  expect(() => read(env)).toThrow(message);
});
