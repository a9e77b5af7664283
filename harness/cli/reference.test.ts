import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hubInfo } from '../../hub/about.ts';
import { readSettings } from '../../hub/settings.ts';
import { scenarioById } from '../../scenarios/index.ts';
import { requirements } from '../../scenarios/requirements/index.ts';
import { loadManifest } from '../manifest/load.ts';
import { selectPairs } from '../model/pair.ts';
import { writeToken } from '../token.ts';
import { referenceManifest } from './hubs.ts';
import { runMain } from './testing/run-main.ts';

describe('hub/hub.json', () => {
  it('says what the reference hub says of itself', async () => {
    const { name, version, settings, env, credentials } = await loadManifest(referenceManifest);
    expect({ name, version }).toEqual(hubInfo);
    const actual = readSettings(env, () => {});
    expect(settings.maxRounds).toBe(actual.maxRounds);
    for (const [token, client] of actual.tokens) {
      expect(credentials?.[client as 'ann' | 'bob'].headers).toEqual({ authorization: `Bearer ${token}` });
    }
    expect(actual.tokens.size).toBe(2);
  });
});

describe('hubproof replay', () => {
  it('plays the plan of a token, and says that nothing is wrong with it', async () => {
    const pair = selectPairs('28..28/http..http')[0];
    const scenario = scenarioById('carry/conversation');
    if (pair === undefined || scenario === undefined) throw new Error('there is nothing to replay');
    const plans = scenario.plans({ pair, maxRounds: 8 });
    const asking = plans.filter(({ calls }) =>
      calls.some(({ rounds }) => rounds.some((round) => round.questions.length > 0)),
    );
    const [plan] = fc.sample(asking, { numRuns: 1, seed: 1 });
    if (plan === undefined) throw new Error('no plan was drawn');
    const token = writeToken({ scenario: scenario.id, requirement: 'wire.schema', pair, plan });
    const { exit, out, err } = await runMain('replay', token);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toBe('wire.schema: failed 0 of 5\nholds now\n');
  });
});

describe('hubproof run', () => {
  it('certifies the reference hub and writes both reports', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reports-'));
    try {
      const [json, md] = [join(folder, 'new', 'run.json'), join(folder, 'run.md')];
      const only = [
        '--only',
        'carry.answer,seal.*',
        '--pair',
        '28..28/http..http',
        '--pair',
        '28..28/stdio..stdio',
      ];
      const amount = ['--runs', '1', '--seed', '5', '--report', `json=${json},md=${md}`];
      const { exit, out, err } = await runMain('run', referenceManifest, ...only, ...amount);
      expect(err).toContain('mcp-hub');
      expect(out).toMatch(/carry\.answer\s+MUST/);
      const report = JSON.parse(await readFile(json, 'utf8'));
      expect(report).toMatchObject({ schema: 'hubproof/run@1', seed: 5, profile: 'guide', exit: 0 });
      const judged = report.cells.map(({ requirement }: { requirement: string }) => requirement);
      const seals = requirements.filter(({ id }) => id.startsWith('seal.'));
      expect(new Set(judged)).toEqual(new Set(['carry.answer', ...seals.map(({ id }) => id)]));
      expect(judged).toHaveLength(2 * (1 + seals.length));
      expect(await readFile(md, 'utf8')).toContain('carry.answer');
      expect(exit).toBe(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('kills a mutant in this process and leaves the hub as it is alone', async () => {
    const { exit, out } = await runMain(
      'mutants',
      '--only',
      'standard,rounded-numbers',
      '--runs',
      '1',
      '--pair',
      '28..28/http..http',
      '--quick',
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject([
      { id: 'standard', outcome: 'harmless', failed: [], unsound: [] },
      { id: 'rounded-numbers', outcome: 'exact', failed: ['carry.answer'], unsound: [] },
    ]);
    expect(exit).toBe(0);
  });
});
