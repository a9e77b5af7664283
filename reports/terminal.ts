import { formatPair } from '../harness/model/pair.ts';
import type { Requirement } from '../harness/model/requirement.ts';
import type { HubName, RunReport } from '../harness/model/run-report.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { describeFailure } from './failure.ts';
import { type FailureGroup, failureGroups } from './failure-groups.ts';
import { failureOf, glyphs } from './glyphs.ts';
import { headingNote, rowsOf } from './matrix.ts';
import { legendLines, matrixLines } from './matrix-text.ts';
import { type Paint, painter } from './paint.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { replayCommand } from './replay-command.ts';
import { arithmetic, counted } from './tally.ts';
import { verdictLine } from './verdict-line.ts';
import { visible, visibleLines } from './visible.ts';
import { wrap } from './width.ts';

/** How the report is written: whether colour may repeat what the glyphs say, and how wide the screen is. */
export interface TerminalOptions {
  readonly colour: boolean;
  readonly columns: number;
}

/**
 * The report for a terminal or a log: a matrix for each hub with its legend, failures, what stayed undecided and what is
 * excused with the reasons, a sum of the cells, and the verdict in plain words. Ends in a line feed.
 * @param requirements the catalogue: it orders the rows and words the failures.
 */
export function toTerminal(
  report: RunReport,
  requirements: readonly Requirement[],
  options: TerminalOptions,
): string {
  const paint = painter(options.colour);
  const blocks = report.hubs.map((hub) => hubLines(report, hub, requirements, options, paint));
  const sum = report.hubs.length === 1 ? [] : wrap(`All hubs: ${arithmetic(report.cells)}`, options.columns);
  const ink = report.exit === 0 ? 'green' : report.exit === 1 ? 'red' : 'magenta';
  const verdict = wrap(verdictLine(report), options.columns).map((line) => paint(ink, line));
  return `${[...blocks.flatMap((block) => [...block, '']), ...sum, ...verdict].join('\n')}\n`;
}

function hubLines(
  report: RunReport,
  hub: HubName,
  requirements: readonly Requirement[],
  options: TerminalOptions,
  paint: Paint,
): string[] {
  const cells = report.cells.filter((cell) => cell.hub === hub.name);
  const rows = rowsOf(cells, requirements);
  const title = `${visible(hub.name)} ${visible(hub.version)} (${visible(hub.manifest)}), profile ${report.profile}${report.set === undefined ? '' : `, set ${report.set}`}, seed ${report.seed}`;
  const groups = failureGroups(cells, report.exhibits);
  const matrix =
    rows.length === 0
      ? ['  Nothing was run here.']
      : [
          ...wrap(headingNote, options.columns, '  '),
          '',
          ...matrixLines(rows, options.columns, paint),
          '',
          ...legendLines(rows, options.columns, paint),
        ];
  return [
    ...wrap(title, options.columns).map((line) => paint('bold', line)),
    ...matrix,
    ...groups.flatMap((group) => ['', ...groupLines(group, hub, requirements, options)]),
    ...section('Broken: no fault of the hub', reasonsFor(cells, 'ours'), options, paint),
    ...section('Undecided', reasonsFor(cells, 'undecided'), options, paint),
    ...excused(cells, options, paint),
    '',
    ...wrap(arithmetic(cells), options.columns),
  ];
}

function groupLines(
  { lead, exhibit, requirement, others }: FailureGroup,
  hub: HubName,
  requirements: readonly Requirement[],
  options: TerminalOptions,
): string[] {
  const wording = requirements.find(({ id }) => id === requirement);
  const full = describeFailure(exhibit, lead, wording, { ...options, hubManifest: hub.manifest });
  const told = failureOf(lead)?.actual;
  const lines = others.flatMap((cell): string[] => {
    const failure = failureOf(cell);
    if (failure === undefined) return [];
    const [actual = ''] = visibleLines(failure.actual);
    return [
      `    at ${formatPair(cell.pair)}: failed ${failure.confirmed.failed} of ${failure.confirmed.of}`,
      ...(failure.actual === told ? [] : wrap(`actual: ${actual}`, options.columns, '      ').slice(0, 2)),
      `      ${replayCommand(failure.token, hub.manifest)}`,
    ];
  });
  const more = others.length === 0 ? [] : [`  The same in ${counted(others.length, 'more pair')}:`];
  return [...full.split('\n'), ...more, ...lines];
}

function section(
  title: string,
  reasons: readonly Reason[],
  options: TerminalOptions,
  paint: Paint,
): string[] {
  if (reasons.length === 0) return [];
  return [
    '',
    paint('bold', title),
    ...reasons.flatMap((reason) => [
      ...reasonLines(reason, options),
      ...reason.where.flatMap(({ requirements, pairs }) =>
        wrap(`${requirements.join(', ')} at ${pairs}`, options.columns, '      '),
      ),
    ]),
  ];
}

/** Excused cells are many and expected: reasons and pairs are enough. */
function excused(cells: readonly Cell[], options: TerminalOptions, paint: Paint): string[] {
  const reasons = reasonsFor(cells, 'excused');
  if (reasons.length === 0) return [];
  return [
    '',
    paint('bold', 'Excused'),
    ...reasons.flatMap((reason) => reasonLines(reason, options, reason.pairs)),
  ];
}

function reasonLines({ mark, because, cells }: Reason, options: TerminalOptions, pairs?: string): string[] {
  const at = pairs === undefined ? '' : ` at ${pairs}`;
  const text = `${glyphs[mark].glyph} ${mark}, ${counted(cells, 'cell')}${at}: ${visible(because)}`;
  return wrap(text, options.columns, '  ');
}
