import { describe, expect, it } from 'vitest';
import { parseManifest } from './load.ts';
import { under } from './under.ts';

const manifest = parseManifest(
  JSON.stringify({
    name: 'some-hub',
    version: '1',
    env: { SECRET: 's', ASK: 'yes' },
    config: { file: 'mcp.json', shape: 'mcpServers' },
    children: { transports: ['stdio'] },
    doors: { stdio: { command: ['run', '{config}'] } },
    settings: { maxRounds: 5, maxMessageBytes: 100 },
    variants: {
      off: { env: { ASK: 'no', SECRET: null }, args: ['--quiet', '{config}'] },
      'alpha-off': { alpha: { passthrough: 'off' } },
      tight: { settings: { maxMessageBytes: 10 } },
    },
  }),
  'hub.json',
);

describe('under', () => {
  it('is the manifest as it is where nothing is set up otherwise, and for another instance', () => {
    expect(under(manifest, undefined)).toBe(manifest);
    expect(under(manifest, 'replica')).toBe(manifest);
  });

  it('changes the environment, or takes something out of it, and adds arguments', () => {
    const { env, doors } = under(manifest, 'off');
    expect(env).toEqual({ ASK: 'no' });
    expect(doors).toMatchObject({ stdio: { command: ['run', '{config}', '--quiet', '{config}'] } });
  });

  it('has members for the entries of alpha', () => {
    expect(under(manifest, 'alpha-off').entries).toEqual({ alpha: { passthrough: 'off' } });
  });

  it('changes the limits that are named and keeps the others', () => {
    expect(under(manifest, 'tight').settings).toEqual({ maxRounds: 5, maxMessageBytes: 10 });
  });

  it('refuses a setting that the manifest does not know', () => {
    expect(() => under(manifest, 'diagnostics')).toThrow('the manifest of some-hub has no "diagnostics"');
  });

  it('leaves a name that no setting has out of no manifest silently', () => {
    const source = JSON.stringify({
      ...JSON.parse(JSON.stringify(manifest)),
      here: undefined,
      variants: { of: {} },
    });
    expect(() => parseManifest(source, 'hub.json')).toThrow(/variants/);
  });
});
