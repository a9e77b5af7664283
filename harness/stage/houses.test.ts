import { describe, expect, it } from 'vitest';
import { Tape } from '../../fakes/tape.ts';
import type { HubInstance } from '../instance.ts';
import type { SettingName } from '../model/setting.ts';
import { Houses } from './houses.ts';

const facts = {
  name: 'toy',
  tellsClientsApart: true,
  maxRounds: 8,
  maxMessageBytes: 4096,
  under: { tight: { maxMessageBytes: 200 }, off: {} },
};

/** Houses whose instances are counted; an instance says what it is when it is started, and ends when told to. */
function toy() {
  const started: (SettingName | undefined)[] = [];
  const stopped: (SettingName | undefined)[] = [];
  const ended = new Map<SettingName | undefined, string>();
  const launch = async (setting: SettingName | undefined): Promise<HubInstance> => {
    if (setting === 'bad-switch') throw new Error('no such switch');
    started.push(setting);
    let lines = [`up (${setting ?? 'usual'})`];
    return {
      door: () => undefined,
      openStdio: () => undefined,
      invocation: (_via, _child, name, args) => ({ name, arguments: args }),
      takeLog: () => {
        const taken = lines;
        lines = [];
        return taken;
      },
      get ended() {
        return ended.get(setting);
      },
      stop: async () => {
        stopped.push(setting);
        ended.delete(setting);
      },
    };
  };
  return { houses: new Houses(launch, facts, new Tape()), started, stopped, ended };
}

describe('Houses', () => {
  it('starts one instance for each setting, when it is needed first', async () => {
    const { houses, started } = toy();
    const [one, other] = await Promise.all([houses.open('off'), houses.open('off')]);
    expect(one).toBe(other);
    await houses.open(undefined);
    expect(started).toEqual(['off', undefined]);
  });

  it('knows what is different under a setting', async () => {
    const { houses } = toy();
    expect((await houses.open('tight')).facts).toEqual({
      name: 'toy',
      tellsClientsApart: true,
      maxRounds: 8,
      maxMessageBytes: 200,
    });
    expect(houses.factsUnder('off')).toMatchObject({ maxMessageBytes: 4096 });
    expect(houses.factsUnder(undefined)).not.toHaveProperty('under');
  });

  it('does not try again what does not start', async () => {
    const { houses } = toy();
    const first = await houses.open('bad-switch').catch((error: unknown) => error);
    await expect(houses.open('bad-switch')).rejects.toBe(first);
    await houses.close();
  });

  it('takes the lines of all, each once, and remembers what was said', async () => {
    const { houses } = toy();
    await houses.open(undefined);
    await houses.open('off');
    expect(houses.takeLog()).toEqual(['up (usual)', 'up (off)']);
    expect(houses.takeLog()).toEqual([]);
    expect(houses.said).toEqual(['up (usual)', 'up (off)']);
  });

  it('starts one that is gone again when it is needed', async () => {
    const { houses, started, stopped, ended } = toy();
    await houses.open(undefined);
    await houses.open('off');
    ended.set('off', 'exit code 7');
    expect(houses.ended).toBe('exit code 7');
    await houses.clearEnded();
    expect([houses.ended, stopped]).toEqual([undefined, ['off']]);
    await houses.open('off');
    expect(started).toEqual([undefined, 'off', 'off']);
  });

  it('starts all again after it was renewed', async () => {
    const { houses, started, stopped } = toy();
    await houses.open(undefined);
    await houses.renew();
    await houses.open(undefined);
    expect([started, stopped]).toEqual([[undefined, undefined], [undefined]]);
  });
});
