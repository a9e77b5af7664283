import { describe, expect, it } from 'vitest';
import type { Entry } from '../../harness/model/entry.ts';
import type { Attack } from '../../harness/model/plan.ts';
import { sealWhole } from './seal-whole.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, question } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';
import { complete, failure, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

/** One attack; the child hears of it or not, before the refusal or after it. */
function refused(
  attack: Attack,
  heard: 'before' | 'after' | 'never',
  retry: object = { result: complete('done', '2026-07-28') },
) {
  const builder = new TraceBuilder(attacking(attack), modern);
  const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
  const first = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }, 'state of the child'));
  builder.clientGets(first, inputRequired({ q: params }, 'sealed'));
  const tried = builder.clientCalls(0, 1, { retry: { requestState: 'x' }, attack: 0 });
  if (heard === 'before') builder.childCalled(0, 1, form);
  builder.clientGets(tried, failure(-32602));
  if (heard === 'after') builder.childCalled(0, 1, form);
  const rightful = builder.clientCalls(0, 1, { retry: { requestState: 'sealed' } });
  builder.childCalled(0, 1, form);
  builder.clientGets(rightful, { ...retry });
  return builder.trace;
}

describe('seal.whole', () => {
  it.each(Object.entries(aims).filter(([name]) => !['again', 'absent'].includes(name)))(
    'holds where the child hears nothing of %s, and is broken where it does',
    (_, attack) => {
      expect(seen(sealWhole, refused(attack, 'never'))).toEqual(['held']);
      for (const heard of ['before', 'after'] as const) {
        const found = guilty(sealWhole, refused(attack, heard));
        expect(found.map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
      }
    },
  );

  it('does not look at what a hub may take to the child: the right state once more, and no state at all', () => {
    expect(seen(sealWhole, refused(aims.again, 'before'))).toEqual([]);
    expect(seen(sealWhole, refused(aims.absent, 'before'))).toEqual([]);
  });

  it('leaves it to the rules about what was let through, that the child refused it', () => {
    const trace = refused(aims.forged, 'before');
    const contact = trace.entries.findIndex(
      ({ n, side, direction }) => n > 4 && side === 'back' && direction === 'from-hub',
    );
    const entries = [...trace.entries];
    // The place of the answer does not count, only what it answers.
    const error = { error: { code: -32602, message: 'no' } };
    entries.push({
      ...(entries[contact] as Entry),
      n: entries.length,
      direction: 'to-hub',
      answers: contact,
      body: error,
    });
    expect(seen(sealWhole, { ...trace, entries })).toEqual([]);
  });

  it('leaves what was let through to the rules about that', () => {
    expect(seen(sealWhole, playHonestly(attacking(aims.tool), modern, { opens: () => true }))).toEqual([]);
  });

  it('sees nothing where the rightful retry fails too, and does not speak of relays', () => {
    expect(seen(sealWhole, refused(aims.tool, 'before', failure(-32602)))).toEqual([]);
    expect(seen(sealWhole, playHonestly(attacking(aims.tool), modern, { relays: true }))).toEqual(['exempt']);
  });
});
