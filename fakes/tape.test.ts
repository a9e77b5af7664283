import { beforeEach, describe, expect, it } from 'vitest';
import { Tape } from './tape.ts';
import { frontLink } from './testing/cast.ts';

const ann = frontLink('2025-11-25', 'stdio');
const bob = { ...ann, id: 'bob#1', who: 'bob' };
const to = (raw: string) => ({ direction: 'to-hub', kind: 'message', raw }) as const;
const from = (raw: string, answers?: number) =>
  ({ direction: 'from-hub', kind: 'message', raw, ...(answers !== undefined && { answers }) }) as const;
const opening = { opening: true };

let tape: Tape;
beforeEach(() => {
  tape = new Tape();
});

/** The transcript, one line per entry: who, what, what it answers, and whether it is of an earlier plan. */
const shown = () =>
  tape.entries.map(
    ({ n, who, raw, answers, earlier }) => `${n} ${who} ${raw}${answers ?? ''}${earlier ? ' earlier' : ''}`,
  );

function shakeHands(link = ann): void {
  const { n } = tape.add(link, { ...to('hello'), ...opening });
  tape.add(link, { ...from('welcome', n), ...opening });
  tape.add(link, { ...to('ready'), ...opening });
}

describe('Tape', () => {
  it('numbers what it is told in one order over all links, and says where each entry came from', () => {
    tape.add(ann, to('a'));
    const second = tape.add(bob, { ...from('b'), status: 200, part: { call: 0, turn: 1 } });
    expect(second).toEqual({
      n: 1,
      ms: expect.any(Number),
      side: 'front',
      who: 'bob',
      link: 'bob#1',
      revision: '2025-11-25',
      via: 'stdio',
      direction: 'from-hub',
      kind: 'message',
      raw: 'b',
      status: 200,
      part: { call: 0, turn: 1 },
    });
    expect(tape.entries).toHaveLength(2);
    expect(tape.entries[1]).toBe(second);
  });

  it('begins anew from 0, and leaves the old transcript as it was', () => {
    tape.add(ann, to('a'));
    const before = tape.entries;
    tape.restart();
    expect(tape.entries).toEqual([]);
    expect(tape.add(ann, to('b')).n).toBe(0);
    expect(before).toMatchObject([{ raw: 'a' }]);
  });

  it('brings the opening of a link along into every later transcript, at the first word on it', () => {
    shakeHands();
    tape.add(ann, to('call'));
    for (const plan of [1, 2, 3]) {
      tape.restart();
      tape.add(bob, to(`plan ${plan}`));
      tape.add(ann, to('call'));
      tape.add(ann, to('again'));
      expect(shown()).toEqual([
        `0 bob plan ${plan}`,
        '1 ann hello earlier',
        '2 ann welcome1 earlier',
        '3 ann ready earlier',
        '4 ann call',
        '5 ann again',
      ]);
    }
  });

  it('replays nothing in the transcript of the handshake itself, nor for a link that is not heard', () => {
    shakeHands();
    tape.add(ann, to('call'));
    expect(tape.entries.some(({ earlier }) => earlier)).toBe(false);
    tape.restart();
    tape.add(bob, to('call'));
    expect(shown()).toEqual(['0 bob call']);
  });

  it('points to the replayed request where the opening goes on in a later transcript', () => {
    tape.add(ann, to('before'));
    tape.add(ann, { ...to('hello'), ...opening });
    tape.restart();
    tape.add(bob, to('first'));
    tape.add(bob, to('second'));
    tape.add(ann, to('wait'));
    tape.add(ann, { ...from('welcome', 2), ...opening });
    tape.restart();
    tape.add(ann, to('call'));
    expect(shown()).toEqual(['0 ann hello earlier', '1 ann welcome0 earlier', '2 ann call']);
  });

  it('keeps the links apart', () => {
    shakeHands(ann);
    shakeHands(bob);
    tape.restart();
    tape.add(bob, to('call'));
    tape.add(ann, to('call'));
    expect(tape.entries.filter(({ earlier }) => earlier).map(({ link }) => link)).toEqual([
      ...Array(3).fill('bob#1'),
      ...Array(3).fill('ann#1'),
    ]);
    expect(tape.entries[5]?.answers).toBe(4);
  });

  it('forgets the opening of a link that is gone', () => {
    shakeHands();
    tape.forget(ann);
    tape.restart();
    tape.add(ann, to('call'));
    expect(shown()).toEqual(['0 ann call']);
  });
});
