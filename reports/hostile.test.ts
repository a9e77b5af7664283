import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunReport } from '../harness/model/run-report.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { toMarkdown } from './markdown.ts';
import { toTerminal } from './terminal.ts';
import { catalogue } from './testing/catalogue.ts';
import { everyVerdict } from './testing/run.ts';
import { visible } from './visible.ts';
import { widthOf } from './width.ts';

/** The sample report with one text in every place that a hub, its manifest or a child has a hand in. */
function spoiled(text: string): RunReport {
  const report = everyVerdict();
  const name = `sample${text}`;
  return {
    ...report,
    hubs: [{ name, version: text, manifest: text }],
    exhibits: report.exhibits.map((exhibit) => ({
      ...exhibit,
      hub: name,
      entries: exhibit.entries.map((entry) => ({ ...entry, body: { id: text, method: text }, raw: text })),
    })),
    cells: report.cells.map((cell): Cell => {
      const because = 'because' in cell && { because: text };
      const failure = 'failure' in cell && { failure: { ...cell.failure, expected: text, actual: text } };
      return { ...cell, hub: name, ...because, ...failure } as Cell;
    }),
  };
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '|',
        '`',
        '```',
        '<b>',
        '\n',
        '\n# ',
        '\r',
        '\u202E',
        '\u2066',
        '\u001b[2K',
        '\u2028',
        '\ud800',
        'a',
        ' ',
        '\\',
      ),
    )
    .map((parts) => parts.join('')),
);

/** Cells of a Markdown table row, by the bars that are not escaped. */
const bars = (line: string) => line.replace(/\\./g, '').split('|').length - 1;

describe('texts of a hub', () => {
  it('cannot move, hide or forge a line on a terminal', () => {
    const shape = (text: string) => text.split('\n').filter((line) => /^\S/.test(line)).length;
    const harmless = toTerminal(spoiled('x'), catalogue, { colour: false, columns: 4_000 });
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = toTerminal(spoiled(text), catalogue, { colour: false, columns: 4_000 });
        for (const line of shown.split('\n')) expect(visible(line)).toBe(line);
        expect(shape(shown)).toBe(shape(harmless));
      }),
      { numRuns: 60 },
    );
  });

  it('cannot break a Markdown table, open a heading or leave its fence', () => {
    const outline = (markdown: string) => {
      let fence: string | undefined;
      return markdown.split('\n').flatMap((line) => {
        const run = /^`{3,}/.exec(line)?.[0];
        if (fence !== undefined) {
          if (line === fence) fence = undefined;
          return [];
        }
        if (run !== undefined) {
          fence = run;
          return ['fence'];
        }
        if (line.startsWith('|')) return [`row of ${bars(line)}`];
        return [/^[#-]*/.exec(line)?.[0] ?? ''];
      });
    };
    const harmless = outline(toMarkdown(spoiled('x'), catalogue));
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = toMarkdown(spoiled(text), catalogue);
        expect(outline(markdown)).toEqual(harmless);
        for (const line of markdown.split('\n')) expect(visible(line)).toBe(line);
      }),
      { numRuns: 60 },
    );
  });

  it('fit the screen, except for links and replay commands', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 72, max: 120 }), (text, columns) => {
        const shown = toTerminal(spoiled(text), catalogue, { colour: false, columns });
        for (const line of shown.split('\n')) {
          if (/^\s+(https:|hubproof replay )/.test(line)) continue;
          expect(widthOf(line)).toBeLessThanOrEqual(columns);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('colour', () => {
  it('only repeats what is there without it', () => {
    const sequence = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    const report = everyVerdict();
    const plain = toTerminal(report, catalogue, { colour: false, columns: 100 });
    const coloured = toTerminal(report, catalogue, { colour: true, columns: 100 });
    expect(coloured).not.toBe(plain);
    expect(coloured.replace(sequence, '')).toBe(plain);
  });
});
