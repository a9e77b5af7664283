import { describe, expect, it } from 'vitest';
import { runMain } from './testing/run-main.ts';
import { ownVersion } from './version.ts';

describe('hubproof', () => {
  it('says its version', async () => {
    expect(await runMain('--version')).toEqual({ exit: 0, out: `${ownVersion()}\n`, err: '' });
  });

  it.each(['run', 'replay', 'list', 'explain', 'mutants'])('helps with %s, by example', async (command) => {
    const { exit, out, err } = await runMain(command, '--help');
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: hubproof ${command}`);
    expect(out).toContain(`\n  hubproof ${command}`);
  });

  it('names every command in its own help', async () => {
    const { out } = await runMain('--help');
    for (const name of ['run', 'replay', 'list', 'explain', 'mutants', 'hub'])
      expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  });

  it.each<[string[], RegExp]>([
    [['nonsense'], /unknown command 'nonsense'/],
    [['run'], /missing required argument 'manifest'/],
    [['run', 'hub/hub.json', '--nope'], /unknown option '--nope'.*hubproof run --help/],
    [['run', 'no/such.json'], /no\/such\.json: the file: cannot be read/],
    [['run', 'package.json'], /package\.json: \S+: there is no such key/],
    [['run', 'README.md', '--profile', 'none'], /--profile.*spec, guide/],
    [['run', 'hub/hub.json', '--pair', '28'], /--pair: pair "28" is not of the form/],
    [['run', 'hub/hub.json', '--pair', '28..99'], /"99" is no revision/],
    [['run', 'hub/hub.json', '--only', 'carry.answer,nobody.*'], /no requirement fits "nobody\.\*"/],
    [['run', 'hub/hub.json', '--runs', '0'], /'0' is invalid. Give a whole number from 1/],
    [['run', 'hub/hub.json', '--seed', '1e3'], /'1e3' is invalid/],
    [['run', 'hub/hub.json', '--report', 'html=x'], /"html=x" is not one of json=FILE, md=FILE/],
    [['run', 'hub/hub.json', '--report', 'json='], /"json=" is not one of/],
    [['run', 'hub/hub.json', '--report', 'json=harness'], /"harness" is a folder/],
    [['run', 'hub/hub.json', '--report', 'json=package.json/x'], /"package\.json\/x" cannot be written/],
    [['run', 'hub/hub.json', './hub/hub.json'], /also the name of hub\/hub\.json/],
    [['replay', 'hp1.AAAA'], /no replay token/],
    [['replay', 'hello'], /no replay token/],
    [['list', 'nothing'], /Allowed choices are requirements/],
    [['explain', 'nobody.knows'], /no requirement "nobody\.knows"/],
    [['mutants', '--only', 'nobody'], /no mutant or variant "nobody"/],
  ])('answers %j with one line and exit code 2', async (argv, message) => {
    const { exit, out, err } = await runMain(...argv);
    expect(err).toMatch(message);
    expect(err).toMatch(/^hubproof: .+\n$/);
    expect([exit, out]).toEqual([2, '']);
  });

  it.each(['requirements', 'scenarios', 'rules', 'mutants', 'pairs'])(
    'lists %s, also as JSON',
    async (what) => {
      const { out } = await runMain('list', what);
      const items = JSON.parse((await runMain('list', what, '--json')).out) as { id: string }[];
      expect(items.length).toBeGreaterThan(3);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const lines = out.trimEnd().split('\n');
      expect(lines.map((line) => line.split(' ')[0])).toEqual(items.map(({ id }) => id));
    },
  );

  it('explains a requirement with what reaches and what breaks it', async () => {
    const { exit, out } = await runMain('explain', 'carry.answer');
    expect(exit).toBe(0);
    expect(out).toContain('carry/conversation');
    expect(out).toContain('rounded-numbers');
  });

  it('explains the glyphs', async () => {
    expect((await runMain('explain', 'glyphs')).out).toContain('unreached');
  });
});
