import { formatPair } from '../harness/model/pair.ts';
import type { Requirement } from '../harness/model/requirement.ts';
import type { HubName, RunReport } from '../harness/model/run-report.ts';
import { standings, verdicts } from '../harness/model/verdict.ts';
import { type FailureGroup, failureGroups } from './failure-groups.ts';
import { failureParts } from './failure-parts.ts';
import { failureOf, glyphs, marks } from './glyphs.ts';
import { fenced, markdownText } from './markdown-escape.ts';
import { columns, headingNote, headingOf, marksIn, type Row, rowsOf } from './matrix.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { replayCommand } from './replay-command.ts';
import { arithmetic, counted, tallyOf } from './tally.ts';
import { verdictLine } from './verdict-line.ts';
import { shorten, visibleLines } from './visible.ts';

/**
 * The report as Markdown (GitHub's dialect): the matrix of each hub as a table with its legend, failures with their diagram,
 * what stayed undecided or is excused, totals. Ends in a line feed.
 * @param requirements the catalogue: it orders the rows and words the failures.
 */
export function toMarkdown(report: RunReport, requirements: readonly Requirement[]): string {
  const { suite, profile, seed } = report;
  const title = report.hubs.map((hub) => `${markdownText(hub.name)} ${markdownText(hub.version)}`).join(', ');
  const made = `${markdownText(suite.name)} ${markdownText(suite.version)}`;
  return `${[
    `# Conformance of ${title || 'no hub'}`,
    '',
    `Profile \`${profile}\`${report.set === undefined ? '' : `, set \`${report.set}\``}${report.strict ? ', strict' : ''}, seed \`${seed}\`, by ${made}.`,
    '',
    `**${markdownText(verdictLine(report))}**`,
    ...report.hubs.flatMap((hub) => hubLines(report, hub, requirements)),
    '',
    '## Totals',
    '',
    ...totals(report),
  ].join('\n')}\n`;
}

function hubLines(report: RunReport, hub: HubName, requirements: readonly Requirement[]): string[] {
  const cells = report.cells.filter((cell) => cell.hub === hub.name);
  const rows = rowsOf(cells, requirements);
  const groups = failureGroups(cells, report.exhibits);
  return [
    '',
    `## ${markdownText(hub.name)} ${markdownText(hub.version)}`,
    '',
    `Manifest: ${markdownText(hub.manifest)}`,
    '',
    ...(rows.length === 0 ? ['Nothing was run here.'] : table(rows)),
    ...(groups.length === 0 ? [] : ['', '### Failures']),
    ...groups.flatMap((group) => failureLines(group, hub, requirements)),
    ...section('Broken: no fault of the hub', reasonsFor(cells, 'ours')),
    ...section('Undecided', reasonsFor(cells, 'undecided')),
    ...excused(reasonsFor(cells, 'excused')),
    '',
    arithmetic(cells),
  ];
}

function table(rows: readonly Row[]): string[] {
  const used = marksIn(rows);
  return [
    headingNote,
    '',
    `| requirement | strength | ${columns.map(headingOf).join(' | ')} |`,
    `| --- | --- |${' :-: |'.repeat(columns.length)}`,
    ...rows.map(
      ({ requirement, strength, marks: found }) =>
        `| ${markdownText(requirement)} | ${strength} | ${found.map((mark) => (mark === undefined ? ' ' : `\`${glyphs[mark].glyph}\``)).join(' | ')} |`,
    ),
    '',
    ...marks
      .filter((mark) => used.has(mark))
      .map((mark) => `- \`${glyphs[mark].glyph}\` ${mark}: ${glyphs[mark].meaning}`),
    ...(used.has(undefined) ? ['- an empty cell: not run'] : []),
  ];
}

function failureLines(
  { mark, lead, exhibit, requirement, others }: FailureGroup,
  hub: HubName,
  requirements: readonly Requirement[],
): string[] {
  const wording = requirements.find(({ id }) => id === requirement);
  const parts = failureParts(exhibit, lead, wording, { hubManifest: hub.manifest });
  if (parts === undefined) return [];
  return [
    '',
    `#### \`${glyphs[mark].glyph}\` ${markdownText(requirement)} (${lead.strength}) at ${parts.pattern}`,
    '',
    ...(parts.text === undefined ? [] : [markdownText(parts.text), '']),
    ...parts.links.map((link) => `- <${link}>`),
    ...(parts.links.length === 0 ? [] : ['']),
    `Found with ${parts.pair}; ${markdownText(parts.confirmed)}. Played by ${markdownText(parts.scenario)}:`,
    '',
    ...parts.plan.map(({ depth, text }) => `${'  '.repeat(depth)}- ${markdownText(text)}`),
    ...(parts.diagram.length === 0 ? [] : ['', ...fenced(parts.diagram)]),
    '',
    'Expected:',
    '',
    ...fenced(parts.expected),
    '',
    'Actual:',
    '',
    ...fenced(parts.actual),
    '',
    'Run it again:',
    '',
    ...fenced([parts.replay], 'sh'),
    ...moreLines(others, hub),
  ];
}

function moreLines(others: FailureGroup['others'], hub: HubName): string[] {
  if (others.length === 0) return [];
  const lines = others.flatMap((cell) => {
    const failure = failureOf(cell);
    if (failure === undefined) return [];
    const [actual = ''] = visibleLines(failure.actual);
    return [
      `# ${formatPair(cell.pair)}: ${shorten(actual, 120)}`,
      replayCommand(failure.token, hub.manifest),
    ];
  });
  return ['', `The same in ${counted(others.length, 'more pair')}:`, '', ...fenced(lines, 'sh')];
}

function section(title: string, reasons: readonly Reason[]): string[] {
  if (reasons.length === 0) return [];
  return [
    '',
    `### ${title}`,
    '',
    ...reasons.flatMap((reason) => [
      reasonLine(reason),
      ...reason.where.map(
        ({ requirements, pairs }) => `  - ${markdownText(`${requirements.join(', ')} at ${pairs}`)}`,
      ),
    ]),
  ];
}

function excused(reasons: readonly Reason[]): string[] {
  if (reasons.length === 0) return [];
  return ['', '### Excused', '', ...reasons.map((reason) => reasonLine(reason, ` at ${reason.pairs}`))];
}

function reasonLine({ mark, because, cells }: Reason, at = ''): string {
  return `- \`${glyphs[mark].glyph}\` ${mark}, ${counted(cells, 'cell')}${markdownText(at)}: ${markdownText(because)}`;
}

function totals(report: RunReport): string[] {
  const { verdict, standing } = tallyOf(report.cells);
  return [
    ...(report.hubs.length === 1 ? [] : [`All hubs: ${arithmetic(report.cells)}`, '']),
    '| verdict | cells |',
    '| --- | --: |',
    ...verdicts.map((name) => `| ${name} | ${verdict[name]} |`),
    '',
    '| standing | cells |',
    '| --- | --: |',
    ...standings.map((name) => `| ${name} | ${standing[name]} |`),
  ];
}
