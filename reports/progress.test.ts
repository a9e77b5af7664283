import { describe, expect, it } from 'vitest';
import type { RunEvent } from '../harness/model/event.ts';
import { allPairs } from '../harness/model/pair.ts';
import { progressReporter } from './progress.ts';
import { everyVerdict } from './testing/run.ts';

const hub = 'sam\u001b[2Kple';
const report = everyVerdict();

/** A run over the first 18 pairs, two plans each, one failure in the third. */
const events: readonly RunEvent[] = [
  { event: 'run-started', pairs: 18, hubs: 1, seed: 1 },
  { event: 'hub-starting', hub },
  { event: 'hub-ready', hub, took: 40 },
  ...allPairs
    .slice(0, 18)
    .flatMap((pair, index): RunEvent[] => [
      { event: 'pair-started', hub, pair },
      { event: 'plan-played', hub, pair, scenario: 's' },
      { event: 'plan-played', hub, pair, scenario: 's' },
      ...(index === 2 ? [{ event: 'failure-found', hub, pair, requirement: 'carry.answer' } as const] : []),
      { event: 'pair-ended', hub, pair },
    ]),
  { event: 'run-ended', report },
];

function written(live: boolean, columns = 80): string[] {
  const chunks: string[] = [];
  const write = (text: string | Uint8Array) => {
    chunks.push(String(text));
    return true;
  };
  const report = progressReporter({ write, columns }, { live, colour: false });
  for (const event of events) report(event);
  return chunks;
}

describe('progressReporter', () => {
  it('writes few plain lines into a log', () => {
    expect(written(false).join('')).toMatchInlineSnapshot(`
      "sam⟨U+001B⟩[2Kple: starts
      sam⟨U+001B⟩[2Kple: 9 of 18 pairs, 18 plans played, 1 failure
      sam⟨U+001B⟩[2Kple: 18 of 18 pairs, 36 plans played, 1 failure
      done: 18 of 18 pairs, 36 plans played, 1 failure
      "
    `);
  });

  it('rewrites one line on a terminal, never wider than it, and erases it at the end', () => {
    const erase = '\r\u001b[2K';
    const chunks = written(true, 60);
    expect(chunks.at(-1)).toBe(erase);
    for (const chunk of chunks) {
      expect(chunk.startsWith(erase)).toBe(true);
      const line = chunk.slice(erase.length);
      expect(line).not.toMatch(/[\r\n]/);
      expect(line).not.toContain('\u001b');
      expect(line.length).toBeLessThan(60);
    }
    expect(written(true, 200).at(-2)?.slice(erase.length)).toMatchInlineSnapshot(
      `"18 of 18 pairs, 36 plans played, 1 failure  sam⟨U+001B⟩[2Kple 11..11/stdio..http"`,
    );
  });
});
