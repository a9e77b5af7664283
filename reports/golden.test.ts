import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure.ts';
import { toJson } from './json.ts';
import { toMarkdown } from './markdown.ts';
import { toTerminal } from './terminal.ts';
import { catalogue } from './testing/catalogue.ts';
import { everyVerdict, reportOf } from './testing/run.ts';

const golden = (name: string) => fileURLToPath(new URL(`./golden/${name}`, import.meta.url));

describe('reports as people and programs get them', () => {
  const report = everyVerdict();

  it('every verdict on a wide screen', async () => {
    const text = toTerminal(report, catalogue, { colour: false, columns: 100 });
    await expect(text).toMatchFileSnapshot(golden('every-verdict.txt'));
  });

  it('every verdict on a narrow screen', async () => {
    const text = toTerminal(report, catalogue, { colour: false, columns: 72 });
    await expect(text).toMatchFileSnapshot(golden('every-verdict-narrow.txt'));
  });

  it('every verdict as Markdown', async () => {
    await expect(toMarkdown(report, catalogue)).toMatchFileSnapshot(golden('every-verdict-markdown.txt'));
  });

  it('every verdict as JSON, a few cells of it', async () => {
    const cells = report.cells.filter(
      ({ pair }) => pair.client === '2026-07-28' && pair.clientVia === 'http',
    );
    await expect(toJson({ ...report, cells })).toMatchFileSnapshot(golden('every-verdict.json'));
  });

  it('a run in which all holds', async () => {
    const held = reportOf('sample', 0, () => ({ verdict: 'pass' }));
    const text = toTerminal(held, catalogue, { colour: false, columns: 100 });
    await expect(text).toMatchFileSnapshot(golden('all-hold.txt'));
  });

  it('a run in which nothing was selected', async () => {
    const nothing = reportOf('sample', 2, () => undefined);
    const text = `${toTerminal(nothing, catalogue, { colour: false, columns: 100 })}\n${toMarkdown(nothing, catalogue)}`;
    await expect(text).toMatchFileSnapshot(golden('nothing-selected.txt'));
  });

  it('a failure of the reference hub', async () => {
    const cell = report.cells.find(({ verdict }) => verdict === 'fail');
    const exhibit = report.exhibits.find(({ requirement }) => requirement === cell?.requirement);
    if (cell === undefined) throw new Error('the sample has no failure');
    const text = describeFailure(exhibit, cell, catalogue[1], {
      colour: false,
      hubManifest: './hub/hub.json',
    });
    await expect(`${text}\n`).toMatchFileSnapshot(golden('failure.txt'));
  });
});
