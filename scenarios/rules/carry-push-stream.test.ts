import { describe, expect, it } from 'vitest';
import type { Entry } from '../../harness/model/entry.ts';
import { carryPushStream } from './carry-push-stream.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { modern, pairOf, roundsOf } from './testing/plans.ts';

const legacy = pairOf('11..11/http..http');

/** The pushes of an honest hub, changed. */
function pushed(change: (entry: Entry) => Entry) {
  const trace = playHonestly(roundsOf({}, {}), legacy, everywhere);
  return {
    ...trace,
    entries: trace.entries.map((entry) =>
      JSON.stringify(entry.body ?? '').includes('"elicitation/create"') && entry.side === 'front'
        ? change(entry)
        : entry,
    ),
  };
}

describe('carry.push-stream', () => {
  it('holds for each question on the stream of its call', () => {
    expect(
      seen(
        carryPushStream,
        pushed((entry) => entry),
      ),
    ).toEqual(['held', 'held']);
  });

  it('is broken by a question on the stand-alone stream', () => {
    const found = guilty(
      carryPushStream,
      pushed((entry) => ({ ...entry, standalone: true })),
    );
    expect(found.map(({ actual }) => actual)).toEqual(
      Array(2).fill('it came on the stand-alone stream, which a client need not open'),
    );
  });

  it('sees nothing over stdio, nor with a modern client', () => {
    const plan = roundsOf({});
    expect(seen(carryPushStream, playHonestly(plan, pairOf('11..11/stdio..http'), everywhere))).toEqual([]);
    expect(seen(carryPushStream, playHonestly(plan, modern))).toEqual([]);
  });
});
