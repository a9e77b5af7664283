import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../harness/model/pair.ts';
import { sequenceDiagram } from './sequence.ts';
import { type Line, request, result, transcript } from './testing/transcript.ts';

const pair: Pair = { client: '2026-07-28', child: '2025-11-25', clientVia: 'http', childVia: 'stdio' };

const anyLine: fc.Arbitrary<Line> = fc.record({
  side: fc.constantFrom('front', 'back'),
  direction: fc.constantFrom('to-hub', 'from-hub'),
  kind: fc.constantFrom('message', 'status', 'noise', 'open', 'close', 'gave-up'),
  raw: fc.string({ unit: 'binary' }),
  status: fc.constantFrom(0, 200, 202, 400),
  body: fc.oneof(
    fc.jsonValue(),
    fc.record({ id: fc.jsonValue(), method: fc.string({ unit: 'binary' }) }),
    fc.record({
      id: fc.jsonValue(),
      result: fc.record({ resultType: fc.jsonValue(), inputRequests: fc.jsonValue() }),
    }),
    fc.record({ id: fc.jsonValue(), error: fc.jsonValue() }),
  ),
  who: fc.constantFrom('ann', 'bob', 'alpha', 'beta'),
});

describe('sequenceDiagram', () => {
  it('names the actor on each arrow where several share a side', () => {
    const lines = [
      { ...request('front', 1, 'tools/call'), who: 'ann' },
      { ...request('front', 1, 'tools/call'), who: 'bob' },
      request('back', 1, 'tools/call'),
      { side: 'back', direction: 'from-hub', kind: 'noise', raw: 'hello' } as const,
      { ...result('front', 1, {}), who: 'bob' },
      { side: 'front', direction: 'from-hub', kind: 'gave-up', who: 'ann' } as const,
    ];
    expect(sequenceDiagram(transcript(pair, lines), 4, 71).join('\n')).toMatchInlineSnapshot(`
      "  ann, bob                        hub                           alpha
        │                                │                                │
        │─ ann: tools/call #1 ──────────>│                                │
        │─ bob: tools/call #1 ──────────>│                                │
        │                                │─ tools/call #1 ───────────────>│
        │                                │─ no JSON: hello ──────────────>│
      ► │<────────────── bob: result #1 ─│                                │ ◀
        │  ann: (no answer in time)      │                                │
        │                                │                                │"
    `);
  });

  it('leaves out what every plan has, unless it is guilty or answered by the guilty entry', () => {
    const lines: Line[] = [
      { ...request('back', 1, 'initialize'), earlier: true },
      { ...result('back', 1, {}), earlier: true, answers: 0 },
      { side: 'front', direction: 'from-hub', kind: 'status', status: 202 },
      { ...request('front', 8, 'tools/call'), part: { call: -1, turn: 0 } },
      { ...result('front', 8, {}), part: { call: -1, turn: 0 }, answers: 3 },
      request('front', 9, 'tools/list'),
    ];
    const drawn = (guilty: number) => sequenceDiagram(transcript(pair, lines), guilty).slice(2, -1).length;
    expect([5, 0, 1, 2, 3, 4].map(drawn)).toEqual([1, 2, 3, 2, 2, 3]);
  });

  it('keeps a long transcript short, and the guilty entry in it', () => {
    const lines = Array.from({ length: 400 }, (_, id) => request('front', id, 'tools/call'));
    for (const guilty of [0, 30, 47, 48, 200, 399]) {
      const drawn = sequenceDiagram(transcript(pair, lines), guilty);
      expect(drawn.length).toBeLessThan(56);
      expect(drawn.filter((line) => line.startsWith('►'))).toHaveLength(1);
      expect(drawn.find((line) => line.startsWith('►'))).toContain(`#${guilty} `);
      const skipped = drawn
        .map((line) => Number(/^ {2}: (\d+) more/.exec(line)?.[1] ?? 0))
        .reduce((a, b) => a + b);
      expect(drawn.filter((line) => line.includes('tools/call')).length + skipped).toBe(400);
    }
  });

  it('stays in its columns and on its lines, whatever was sent', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1 }),
        fc.integer({ min: 60, max: 100 }),
        (lines, columns) => {
          const drawn = sequenceDiagram(transcript(pair, lines), 0, columns);
          expect(drawn.filter((line) => line.startsWith('►'))).toHaveLength(1);
          for (const line of drawn) {
            expect(line).toMatch(/^[\x20-\x7E│─⟨⟩►◀]*$/u);
            expect(line.length).toBeLessThanOrEqual(columns);
          }
        },
      ),
    );
  });
});
