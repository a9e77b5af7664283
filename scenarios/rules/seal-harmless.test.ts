import { describe, expect, it } from 'vitest';
import type { Entry } from '../../harness/model/entry.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { sealHarmless } from './seal-harmless.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { modern, planOf } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';

const attacked = attacking(aims.forged).calls[0]?.rounds ?? [];
const plan = planOf({ step: 0 }, { step: 1, rounds: attacked }, { step: 2 });
const answers = (call: number, turn: number) => (entry: Entry) =>
  entry.side === 'front' &&
  entry.direction === 'from-hub' &&
  entry.part?.call === call &&
  entry.part.turn === turn &&
  entry.part.attack === undefined;

/** The hub refuses what `which` picks, too. */
function refusing(which: (entry: Entry) => boolean, opens = false): Trace {
  const trace = playHonestly(plan, modern, { opens: () => opens });
  const error = { code: -32602, message: 'no more of this' };
  const entries = trace.entries.map((entry) =>
    which(entry) ? { ...entry, body: { jsonrpc: '2.0', id: 1, error } } : entry,
  );
  return { ...trace, entries };
}

describe('seal.harmless', () => {
  it('holds where all goes on', () => {
    expect(seen(sealHarmless, playHonestly(plan, modern))).toEqual(['held']);
  });

  it('is broken where the rightful retry is refused afterwards', () => {
    const found = guilty(sealHarmless, refusing(answers(1, 1)));
    expect(found.map(({ entry }) => entry.part)).toEqual([{ call: 1, turn: 1 }]);
  });

  it('is broken where a later call does not go through', () => {
    const found = guilty(sealHarmless, refusing(answers(2, 1)));
    expect(found.map(({ entry }) => entry.part?.call)).toEqual([2]);
  });

  it('sees nothing where no call went through before', () => {
    expect(
      seen(
        sealHarmless,
        refusing((entry) => answers(0, 1)(entry) || answers(1, 1)(entry)),
      ),
    ).toEqual([]);
    const alone = playHonestly(planOf({ rounds: attacked }), modern);
    expect(seen(sealHarmless, alone)).toEqual([]);
  });

  it('sees nothing where nothing was refused, and does not speak of relays', () => {
    expect(seen(sealHarmless, refusing(answers(1, 1), true))).toEqual([]);
    expect(seen(sealHarmless, playHonestly(plan, modern, { relays: true }))).toEqual(['exempt']);
  });
});
