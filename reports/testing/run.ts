import { allPairs, formatPair, type Pair } from '../../harness/model/pair.ts';
import type { Requirement } from '../../harness/model/requirement.ts';
import type { Exhibit, ExitCode, RunReport } from '../../harness/model/run-report.ts';
import { type Cell, type Failure, standingOf, type Verdict } from '../../harness/model/verdict.ts';
import { catalogue } from './catalogue.ts';
import { conversation, guilty, plan } from './conversation.ts';

/** A failure with texts of a hub in it. */
export const failed: Failure = {
  expected: 'an error',
  actual: 'a result:\n{"content":"\u202Egood"}',
  scenario: 'seal/forgery',
  token: 'hp1.AAAA-bbbb_cccc',
  confirmed: { failed: 5, of: 5 },
};

/** A cell with a verdict, at the `spec` profile. */
export function cellOf(hub: string, requirement: Requirement, pair: Pair, verdict: Verdict): Cell {
  const strength = requirement.atSpec ?? requirement.strength;
  const standing = standingOf(verdict.verdict, strength, false);
  return { hub, requirement: requirement.id, pair, strength, standing, runs: 6, reached: 6, ...verdict };
}

/** A report on one hub whose verdicts are given cell by cell; every failure has an exhibit. */
export function reportOf(
  name: string,
  exit: ExitCode,
  verdictAt: (requirement: Requirement, pair: Pair) => Verdict | undefined,
): RunReport {
  const cells = catalogue.flatMap((requirement) =>
    allPairs.flatMap((pair) => {
      const verdict = verdictAt(requirement, pair);
      return verdict === undefined ? [] : [cellOf(name, requirement, pair, verdict)];
    }),
  );
  const broken = { saw: 'broken', at: guilty, expected: failed.expected, actual: failed.actual } as const;
  const exhibits = cells.flatMap((cell): Exhibit[] =>
    'failure' in cell
      ? [
          {
            hub: name,
            requirement: cell.requirement,
            pair: cell.pair,
            scenario: failed.scenario,
            plan,
            broken,
            entries: conversation(cell.pair),
          },
        ]
      : [],
  );
  return {
    suite: { name: 'hubproof', version: '0.1.0' },
    seed: 7,
    profile: 'spec',
    strict: false,
    hubs: [{ name, version: '1.2.3', manifest: 'hubs/sample.json' }],
    cells,
    exhibits,
    took: 12_345,
    exit,
  };
}

/** A report in which every verdict occurs: by the pair's revisions, and for `carry.refusal` by chance of the pair. */
export function everyVerdict(): RunReport {
  return reportOf('sample', 4, (requirement, pair) => {
    const at = formatPair(pair);
    if (pair.client !== '2026-07-28')
      return { verdict: 'inapplicable', because: `the hub carries no question at ${at}` };
    switch (requirement.id) {
      case 'carry.answer':
        return pair.childVia === 'http'
          ? { verdict: 'pass' }
          : { verdict: 'unsupported', because: 'it reaches no children over stdio' };
      case 'seal.forged':
        return at === '28..28/http..http' || at === '28..28/stdio..http'
          ? { verdict: 'fail', failure: failed }
          : { verdict: 'pass' };
      case 'seal.client':
        return at === '28..28/http..http' ? { verdict: 'fail', failure: failed } : undefined;
      default:
        if (pair.child === '2026-07-28') {
          const failure = { ...failed, confirmed: { failed: 2, of: 5 } };
          return at === '28..28/http..http'
            ? { verdict: 'unstable', because: 'it failed 2 of 5 times when it was run again', failure }
            : { verdict: 'unreached', because: 'its premise did not arise in any plan' };
        }
        return pair.child === '2025-11-25'
          ? { verdict: 'blocked', because: 'a plain call was answered with 500 | <b>"no"</b>' }
          : { verdict: 'broken', because: `at ${at} the hub is gone: exit code 1` };
    }
  });
}
