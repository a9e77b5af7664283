import type { Requirement } from '../harness/model/requirement.ts';
import type { Exhibit } from '../harness/model/run-report.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { type FailureParts, failureParts } from './failure-parts.ts';
import { glyphs, markOf } from './glyphs.ts';
import { type Paint, painter } from './paint.ts';
import { wrap } from './width.ts';

/** How a failure is written. */
export interface FailureOptions {
  readonly colour: boolean;
  /** Manifest of the hub it was found in, for the replay command; absent: the reference hub's. */
  readonly hubManifest?: string;
  /** Columns of the terminal; absent: 100. Links and the replay command are never broken. */
  readonly columns?: number;
}

/**
 * A failure as a person meets it: requirement and clauses, plan, diagram of both legs with the guilty message pointed
 * at, expected and actual, the command that runs it again. Without an exhibit, plan and diagram are missing.
 * @throws {RangeError} where the cell has no failure.
 */
export function describeFailure(
  exhibit: Exhibit | undefined,
  cell: Cell,
  requirement: Requirement | undefined,
  options: FailureOptions,
): string {
  const columns = options.columns ?? 100;
  const parts = failureParts(exhibit, cell, requirement, { ...options, columns: columns - 4 });
  if (parts === undefined) throw new RangeError(`the cell ${cell.requirement} has no failure to describe`);
  const paint = painter(options.colour);
  const { glyph, ink } = glyphs[markOf(cell)];
  return [
    paint(ink, `${glyph} ${cell.requirement} (${cell.strength}) at ${parts.pattern}`),
    `  ${parts.pair}`,
    ...(parts.text === undefined ? [] : wrap(parts.text, columns, '  ')),
    ...parts.links.map((link) => paint('dim', `  ${link}`)),
    '',
    ...wrap(planHeading(parts), columns, '  '),
    ...parts.plan.flatMap(({ depth, text }) => wrap(text, columns, '  '.repeat(depth + 2))),
    ...(parts.diagram.length === 0 ? [] : ['']),
    ...parts.diagram.map((line) =>
      line.startsWith('►') ? paint('red', `    ${line}`) : `    ${line}`.trimEnd(),
    ),
    '',
    ...block('expected', parts.expected, columns, paint),
    ...block('actual', parts.actual, columns, paint),
    paint('bold', `  ${parts.replay}`),
  ].join('\n');
}

function planHeading({ scenario, confirmed, plan }: FailureParts): string {
  return plan.length === 0 ? `A plan of ${scenario}; ${confirmed}.` : `Plan of ${scenario}; ${confirmed}:`;
}

/** Lines behind a bar, so that none of them can pass for one of ours. */
function block(name: string, lines: readonly string[], columns: number, paint: Paint): string[] {
  return lines.flatMap((line, index) => {
    const first = index === 0 ? `  ${name.padEnd(8)} │ ` : '           │ ';
    const [head = '', ...rest] = wrap(line, columns - first.length);
    return [head, ...rest].map((piece, at) => `${at === 0 ? paint('bold', first) : '           │ '}${piece}`);
  });
}
