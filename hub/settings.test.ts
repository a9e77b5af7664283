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
  });
  expect(log).toHaveLength(2);
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
