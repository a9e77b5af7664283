import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan, Question } from '../../harness/model/plan.ts';
import { eachAlone, messageOf, shortQuestion, textOf } from '../plans/sizes.ts';
import { limitBadValue } from './limit-bad-value.ts';
import { limitBytes } from './limit-bytes.ts';
import { limitMessage } from './limit-message.ts';
import { limitPayload } from './limit-payload.ts';
import { bytesOf } from './sized.ts';
import { type Decisions, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { modern, question } from './testing/plans.ts';

const prefix = 'Server "alpha-name" asks:\n';
const limit = 100;
const room = limit - bytesOf(prefix);
const asks = (...questions: Question[]): Plan => eachAlone([shortQuestion, ...questions], 'tight');
const long = (bytes: number, letter?: string) => question(messageOf(bytes, letter));

/** A hub that refuses what is over the limit as it counts it, and the children's calls with it. */
function limited(count: (received: string, shown: string) => number, most = limit): Partial<Decisions> {
  return {
    show: (params) => {
      const received = String(params.message);
      const shown = prefix + received;
      return count(received, shown) > most ? undefined : { ...params, message: shown };
    },
  };
}

const asShown = limited((_, shown) => bytesOf(shown));
const play = (plan: Plan, hub: Partial<Decisions>) =>
  playHonestly(plan, modern, hub, { maxMessageBytes: limit, turned: ['MOST'] });

describe('limit.message', () => {
  const plan = asks(long(room), long(room + 1), long(limit + 1));

  it.each([
    ['as it is shown', asShown],
    ['as it was received', limited((received) => bytesOf(received))],
  ])('holds where the hub counts a message %s', (_, hub) => {
    expect(seen(limitMessage, play(plan, hub))).not.toContain('broken');
    expect(seen(limitMessage, play(plan, hub))).toContain('held');
  });

  it('holds where what is too long is cut', () => {
    const cut: Partial<Decisions> = {
      show: (params) => ({ ...params, message: (prefix + String(params.message)).slice(0, limit) }),
    };
    // What was cut has lost its marker, so it counts as refused.
    expect(seen(limitMessage, play(plan, cut))).not.toContain('broken');
  });

  it('is broken where one over the limit arrives', () => {
    const trace = play(
      plan,
      limited(() => 0),
    );
    expect(guilty(limitMessage, trace)).toMatchObject([{ expected: 'a message of at most 100 bytes' }]);
  });

  it('is broken where one just at the limit does not', () => {
    const trace = play(
      plan,
      limited((_, shown) => bytesOf(shown), limit - 1),
    );
    expect(guilty(limitMessage, trace)).toMatchObject([{ actual: 'the question did not arrive' }]);
  });

  it('sees no fault where a question with a short message is too large as a whole', () => {
    const framed: Partial<Decisions> = {
      show: (params) => {
        const shown = { ...params, message: `${'-'.repeat(40)}\n${String(params.message)}` };
        return bytesOf(JSON.stringify(shown)) > 800 ? undefined : shown;
      },
    };
    const properties: JsonObject = { note: { type: 'string', description: textOf(900) } };
    const plan = asks(question('Fill in.', { schema: { type: 'object', properties } }), long(limit - 41));
    const played = (maxPayloadBytes: number) =>
      playHonestly(plan, modern, framed, { maxMessageBytes: limit, maxPayloadBytes });
    expect(seen(limitMessage, played(800))).toEqual(['held', 'held']);
    expect(seen(limitMessage, played(5000))).toContain('broken');
  });

  it.each([
    ['nothing is near the limit', asks(long(20)), asShown],
    ['nothing was shown', plan, limited(() => limit + 1)],
    ['the characters have several bytes', asks(long(limit + 1, '\u00e9')), asShown],
  ])('sees no fault where %s', (_, other, hub) => {
    expect(seen(limitMessage, play(other, hub))).not.toContain('broken');
  });

  it('sees nothing where the limit is not known', () => {
    expect(seen(limitMessage, playHonestly(plan, modern))).toEqual([]);
  });
});

describe('limit.bytes', () => {
  const plan = asks(long(room, '\u4e2d'), long(limit + 1, '\u4e2d'));

  it('holds where bytes are counted', () => {
    expect(seen(limitBytes, play(plan, asShown))).toEqual(['held', 'held']);
  });

  it('is broken where characters are counted', () => {
    const trace = play(
      plan,
      limited((_, shown) => shown.length),
    );
    expect(guilty(limitBytes, trace)).toMatchObject([
      { expected: 'a message of at most 100 bytes of UTF-8', actual: 'it has 127' },
    ]);
  });

  it('is broken where a character counts for more than its bytes', () => {
    const trace = play(
      plan,
      limited((_, shown) => bytesOf(encodeURIComponent(shown))),
    );
    expect(guilty(limitBytes, trace)).toMatchObject([{ actual: 'the question did not arrive' }]);
  });

  it('is broken where a character is cut in half', () => {
    const half: Partial<Decisions> = {
      show: (params) => ({ ...params, message: String(params.message).replace('\u4e2d', '\ufffd') }),
    };
    expect(guilty(limitBytes, play(plan, half))[0]).toMatchObject({
      expected: 'no character is cut in half',
    });
  });

  it('sees nothing in text of one byte a character', () => {
    expect(
      seen(
        limitBytes,
        play(
          asks(long(limit + 1)),
          limited(() => 0),
        ),
      ),
    ).toEqual([]);
  });
});

describe('limit.payload', () => {
  const large = (bytes: number): Question => {
    const properties: JsonObject = { note: { type: 'string', description: textOf(bytes) } };
    return question('Fill in.', { schema: { type: 'object', properties } });
  };
  const playLarge = (plan: Plan, hub: Partial<Decisions>) =>
    playHonestly(plan, modern, hub, { maxPayloadBytes: 1000 });
  const plan = asks(large(100), large(1500));
  const whole: Partial<Decisions> = {
    show: (params) => (bytesOf(JSON.stringify(params)) > 1000 ? undefined : params),
  };

  it('is broken where one over the limit arrives', () => {
    expect(guilty(limitPayload, playLarge(plan, {}))).toMatchObject([
      { expected: 'a question of at most 1000 bytes' },
    ]);
  });

  it('is broken where it is dropped and the call ends as if nothing had been asked', () => {
    // The honest hub shows an empty round then, and its call goes on to an end.
    expect(guilty(limitPayload, playLarge(plan, whole))).toMatchObject([
      { actual: 'it ended with a result' },
    ]);
  });

  it('holds where the call ends with an error', () => {
    const trace = playLarge(plan, whole);
    const last = trace.entries.findLast(
      ({ side, direction, part }) => side === 'front' && direction === 'from-hub' && part?.call === 2,
    );
    const entries = trace.entries.map((entry) =>
      entry === last
        ? { ...entry, body: { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'no' } } }
        : entry,
    );
    expect(seen(limitPayload, { ...trace, entries })).toEqual(['held', 'held', 'held']);
  });

  it('is broken where one well within the limit does not arrive', () => {
    const strict: Partial<Decisions> = {
      show: (params) => (bytesOf(JSON.stringify(params)) > 200 ? undefined : params),
    };
    expect(guilty(limitPayload, playLarge(plan, strict)).map(({ actual }) => actual)).toContain(
      'the question did not arrive',
    );
  });

  it('sees nothing where nothing is over the limit', () => {
    expect(seen(limitPayload, playLarge(asks(large(100)), {}))).toEqual([]);
  });
});

describe('limit.bad-value', () => {
  const plan: Plan = { ...asks(long(limit + 1)), setting: 'bad-limits' };
  const startLog = ['hub: MOST: "lots" is no size'];
  const trace = play(
    plan,
    limited((received) => bytesOf(received)),
  );

  it('holds where the default holds and the log says so', () => {
    expect(seen(limitBadValue, { ...trace, startLog })).toEqual(['held', 'held']);
    expect(seen(limitBadValue, { ...trace, log: startLog })).toEqual(['held', 'held']);
  });

  it('is broken where the log says nothing', () => {
    expect(guilty(limitBadValue, { ...trace, startLog: ['hub: up'] })[0]).toMatchObject({
      expected: 'a line of the log that names MOST',
    });
  });

  it.each([
    ['there is no limit then', limited(() => 0), 'the default of 100 bytes holds'],
    ['nothing gets through', limited(() => limit + 1), 'a question within the default of 100 bytes arrives'],
  ])('is broken where %s', (_, hub, expected) => {
    expect(guilty(limitBadValue, { ...play(plan, hub), startLog })).toMatchObject([{ expected }]);
  });

  it('does not speak of a hub that does not start', () => {
    expect(seen(limitBadValue, { ...trace, entries: [], refusedToStart: true })).toEqual(['exempt']);
  });

  it('sees nothing under another setting', () => {
    expect(seen(limitBadValue, { ...trace, plan: { ...plan, setting: 'tight' } })).toEqual([]);
  });
});
