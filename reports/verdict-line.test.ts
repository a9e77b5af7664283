import { describe, expect, it } from 'vitest';
import type { ExitCode } from '../harness/model/run-report.ts';
import type { Standing } from '../harness/model/verdict.ts';
import { toMarkdown } from './markdown.ts';
import { toTerminal } from './terminal.ts';
import { catalogue } from './testing/catalogue.ts';
import { everyVerdict } from './testing/run.ts';
import { verdictLine } from './verdict-line.ts';

describe('verdictLine', () => {
  const [cell] = everyVerdict().cells;
  if (cell === undefined) throw new Error('the sample has no cells');
  const line = (exit: ExitCode, ...standings: Standing[]) =>
    verdictLine({
      exit,
      profile: 'guide',
      strict: exit === 1,
      cells: standings.map((standing) => ({ ...cell, standing })),
    });

  it('says each outcome in words and what the exit code means', () => {
    expect([
      line(0, 'holds', 'warns'),
      line(1, 'fails', 'holds', 'undecided'),
      line(2),
      line(3, 'undecided', 'holds'),
      line(4, 'ours', 'fails', 'undecided'),
    ]).toMatchInlineSnapshot(`
      [
        "HOLDS at the guide profile: 1 cell decided for it, none against it. Besides: 1 of a SHOULD that only warn. Exit code 0: every requirement that was decided holds.",
        "FAILS at the guide profile, strictly: 1 cell against it, 1 for it. Besides: 1 undecided. Exit code 1: a requirement does not hold.",
        "NOTHING WAS JUDGED: the selection leaves no cell. Exit code 2: nothing was selected.",
        "UNDECIDED at the guide profile: 1 cell could not be decided, 1 for it, none against it. Exit code 3: something stayed undecided, and nothing failed.",
        "BROKEN: 1 cell could not be judged through a fault that is not the hub's. Besides: 1 against it, 1 undecided. Exit code 4: the harness or the driver of a hub broke.",
      ]
    `);
  });

  it('is the last line of the terminal report, and in the Markdown one', () => {
    const report = everyVerdict();
    const text = toTerminal(report, catalogue, { colour: false, columns: 1_000 });
    expect(text.trimEnd().split('\n').at(-1)).toBe(verdictLine(report));
    expect(toMarkdown(report, catalogue)).toContain(verdictLine(report));
  });
});
