import type { RunReport } from '../harness/model/run-report.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { failureOf, reasonOf } from './glyphs.ts';
import { tallyOf } from './tally.ts';
import { visibleJsonText } from './visible.ts';

/**
 * The report for other programs, in the shape `hubproof/run@1`: the same text for the same verdicts, whatever the clock
 * said. Cells come in the order of the run, each named by hub, requirement and pair; `totals` counts them by verdict and
 * by standing, zeros included. Characters that cannot be seen are spelled as JSON escapes. Ends in a line feed.
 */
export function toJson(report: RunReport): string {
  const { suite, seed, profile, set, hubs, cells, exit } = report;
  const shape = {
    schema: 'hubproof/run@1',
    suite: { name: suite.name, version: suite.version },
    seed,
    profile,
    ...(set !== undefined && { set }),
    hubs: hubs.map(({ name, version, manifest }) => ({ name, version, manifest })),
    cells: cells.map(cellShape),
    totals: tallyOf(cells),
    exit,
  };
  return `${visibleJsonText(JSON.stringify(shape, null, 2))}\n`;
}

function cellShape(cell: Cell) {
  const { hub, requirement, verdict, standing, runs, reached } = cell;
  const { client, child, clientVia, childVia } = cell.pair;
  const because = reasonOf(cell);
  const failure = failureOf(cell);
  return {
    hub,
    requirement,
    pair: { client, child, clientVia, childVia },
    verdict,
    standing,
    runs,
    reached,
    ...(because !== undefined && { because }),
    ...(failure !== undefined && {
      failure: {
        expected: failure.expected,
        actual: failure.actual,
        scenario: failure.scenario,
        token: failure.token,
        confirmed: { failed: failure.confirmed.failed, of: failure.confirmed.of },
      },
    }),
  };
}
