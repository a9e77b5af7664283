import { formatPair } from '../harness/model/pair.ts';
import { clauseUrl, type Requirement } from '../harness/model/requirement.ts';
import type { Exhibit } from '../harness/model/run-report.ts';
import type { Cell } from '../harness/model/verdict.ts';
import { failureOf } from './glyphs.ts';
import { type ProseLine, planProse } from './plan-prose.ts';
import { replayCommand } from './replay-command.ts';
import { sequenceDiagram } from './sequence.ts';
import { shorten, visibleLines } from './visible.ts';

/** What there is to say of a failure, every text visible, for any layout. */
export interface FailureParts {
  /** The requirement in our wording; undefined where nobody gave it. */
  readonly text: string | undefined;
  readonly links: readonly string[];
  /** The pair in words, and as `--pair` takes it. */
  readonly pair: string;
  readonly pattern: string;
  readonly scenario: string;
  readonly plan: readonly ProseLine[];
  /** How it did when it was run again: `failed 5 of 5`. */
  readonly confirmed: string;
  readonly diagram: readonly string[];
  readonly expected: readonly string[];
  readonly actual: readonly string[];
  readonly replay: string;
}

/** Characters of `expected` and of `actual` that are shown; the JSON report has all. */
const most = 1_500;

/** Gathers what there is to say of a cell's failure. Undefined where the cell has none. */
export function failureParts(
  exhibit: Exhibit | undefined,
  cell: Cell,
  requirement: Requirement | undefined,
  options: { readonly hubManifest?: string; readonly columns?: number },
): FailureParts | undefined {
  const failure = failureOf(cell);
  if (failure === undefined) return undefined;
  const { client, clientVia, child, childVia } = cell.pair;
  return {
    text: requirement?.text,
    links: requirement?.clauses.map(clauseUrl) ?? [],
    pair: `client ${client} over ${clientVia}, child ${child} over ${childVia}`,
    pattern: formatPair(cell.pair),
    scenario: failure.scenario,
    plan: exhibit === undefined ? [] : planProse(exhibit.plan),
    confirmed: `failed ${failure.confirmed.failed} of ${failure.confirmed.of} when run again`,
    diagram:
      exhibit === undefined ? [] : sequenceDiagram(exhibit.entries, exhibit.broken.at, options.columns),
    expected: visibleLines(shorten(failure.expected, most)),
    actual: visibleLines(shorten(failure.actual, most)),
    replay: replayCommand(failure.token, options.hubManifest),
  };
}
