import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Revision } from '../../harness/model/revision.ts';
import { Tape } from '../tape.ts';
import { frontLink } from '../testing/cast.ts';
import { lineByLine } from '../testing/lines.ts';
import { StdioClientWire } from './stdio-wire.ts';

const ample = 20_000;
const ping = (id: string | number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const answer = (id: unknown, of: string) => `${JSON.stringify({ jsonrpc: '2.0', id, result: { of } })}\n`;

let tape: Tape;
let output: PassThrough;
let sent: () => Promise<string | undefined>;
let stop: ReturnType<typeof vi.fn<() => Promise<void>>>;
let wire: StdioClientWire;

function connect(revision: Revision): void {
  const input = new PassThrough();
  output = new PassThrough();
  sent = lineByLine(input);
  stop = vi.fn(async () => {
    input.end();
    output.end();
  });
  tape = new Tape();
  wire = new StdioClientWire(frontLink(revision, 'stdio'), tape, { input, output, stop });
}
beforeEach(() => connect('2025-11-25'));

const received = () =>
  tape.entries
    .filter(({ direction }) => direction === 'from-hub')
    .map(({ kind, raw, answers }) => [kind, raw, answers]);

describe('StdioClientWire', () => {
  it('writes one line a message, and takes the answer', async () => {
    const waiting = wire.request({ message: ping(1), part: { call: 0, turn: 2 } }, ample);
    expect(await sent()).toBe('{"jsonrpc":"2.0","id":1,"method":"ping"}');
    output.write(answer(1, 'x'));
    expect(await waiting).toMatchObject({
      kind: 'result',
      result: { of: 'x' },
      entry: { answers: 1, part: { call: 0, turn: 2 } },
    });
    expect(tape.entries.map(({ kind, headers, status }) => [kind, headers, status])).toEqual([
      ['open', undefined, undefined],
      ['message', undefined, undefined],
      ['message', undefined, undefined],
    ]);
  });

  it('tells `1` from `"1"`', async () => {
    const [number, string] = [
      wire.request({ message: ping(1) }, ample),
      wire.request({ message: ping('1') }, ample),
    ];
    output.write(answer('1', 'string'));
    output.write(answer(1, 'number'));
    expect(await Promise.all([number, string])).toMatchObject([
      { result: { of: 'number' }, entry: { answers: 1 } },
      { result: { of: 'string' }, entry: { answers: 2 } },
    ]);
  });

  it.each([['1'], [1.5], [null], [undefined], [true]])(
    'does not take an answer to %j for one to 1',
    async (id) => {
      const waiting = wire.request({ message: ping(1) }, ample);
      output.write(answer(id, 'other'));
      output.write(answer(1, 'right'));
      expect(await waiting).toMatchObject({ result: { of: 'right' } });
      expect(received().map(([, , answers]) => answers)).toEqual([undefined, undefined, 1]);
    },
  );

  it('takes only the first of two answers', async () => {
    const waiting = wire.request({ message: ping(1) }, ample);
    output.write(answer(1, 'first') + answer(1, 'second'));
    expect(await waiting).toMatchObject({ result: { of: 'first' } });
    expect(received().map(([, , answers]) => answers)).toEqual([undefined, 1, undefined]);
  });

  it('records what is no message, and goes on', async () => {
    const waiting = wire.request({ message: ping(1) }, ample);
    output.write(`warning: low on coffee\r\n\n[]\n${answer(1, 'x')}`);
    await waiting;
    expect(received().slice(1)).toEqual([
      ['noise', 'warning: low on coffee\r', undefined],
      ['noise', '', undefined],
      ['message', '[]', undefined],
      ['message', answer(1, 'x').trimEnd(), 1],
    ]);
  });

  it('gives pushed requests on, notifications not', async () => {
    const pushed: unknown[] = [];
    wire.onPush = (entry, message) => pushed.push([entry.kind, message.id]);
    const waiting = wire.request({ message: ping(1) }, ample);
    output.write('{"jsonrpc":"2.0","method":"notifications/message","params":{}}\n');
    output.write(`${JSON.stringify(ping(1))}\n${answer(1, 'x')}`);
    // A request of the hub may have the id of one of ours: it is none the less no answer.
    expect(await waiting).toMatchObject({ result: { of: 'x' } });
    expect(pushed).toEqual([['message', 1]]);
  });

  it('records that the hub closed its output, and what it had begun to say', async () => {
    output.end('{"jsonrpc"');
    await vi.waitFor(() => expect(received()).toHaveLength(3));
    expect(received().map(([kind, raw]) => [kind, raw])).toEqual([
      ['open', ''],
      ['noise', '{"jsonrpc"'],
      ['close', ''],
    ]);
  });

  it('stops the hub when it closes, and lets go of who waits', async () => {
    const waiting = wire.request({ message: ping(1) }, ample);
    await wire.close();
    expect(await waiting).toMatchObject({ kind: 'gave-up', entry: { answers: 1 } });
    expect(stop).toHaveBeenCalledOnce();
    expect(wire.closed).toBe(true);
  });

  it('outlives a hub that no longer reads', async () => {
    const input = new PassThrough();
    const broken = new StdioClientWire(frontLink('2025-11-25', 'stdio'), tape, { input, output, stop });
    input.destroy(new Error('EPIPE'));
    const waiting = broken.request({ message: ping(1) }, ample);
    broken.giveUp(1);
    expect(await waiting).toMatchObject({ kind: 'gave-up' });
  });
});

describe('giving up', () => {
  it('waits for the deadline, and takes no answer for it afterwards', async () => {
    vi.useFakeTimers();
    try {
      const waiting = wire.request({ message: ping(1) }, 5_000);
      let ended = false;
      void waiting.then(() => {
        ended = true;
      });
      await vi.advanceTimersByTimeAsync(4_999);
      expect(ended).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await waiting).toMatchObject({ kind: 'gave-up', entry: { kind: 'gave-up', answers: 1 } });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
    output.write(answer(1, 'late'));
    await vi.waitFor(() => expect(received()).toHaveLength(3));
    expect(received().at(-1)).toEqual(['message', answer(1, 'late').trimEnd(), undefined]);
  });

  it('leaves no timer behind an answer or a message without one', async () => {
    vi.useFakeTimers();
    try {
      const waiting = wire.request({ message: ping(1) }, 5_000);
      output.write(answer(1, 'x'));
      await waiting;
      await wire.send({ message: { jsonrpc: '2.0', method: 'notifications/x' } });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
