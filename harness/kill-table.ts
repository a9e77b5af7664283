import type { HubUnderTest } from './hub-under-test.ts';
import { selectPairs } from './model/pair.ts';
import type { RunReport } from './model/run-report.ts';
import { run } from './run.ts';
import type { Suite } from './suite.ts';

/** A hub that is wrong on purpose, or different without being wrong. */
export interface Patient {
  readonly id: string;
  /** What is different about it. */
  readonly what: string;
  /** The requirement it breaks; absent: it is harmless and must fail nothing. */
  readonly breaks?: string;
  readonly hub: HubUnderTest;
}

/**
 * `exact`: failed its requirement and no other. `superset`: others too. `survived`: did not fail it.
 * `harmless`: failed nothing, as it ought to. `wronged`: a harmless one that failed something.
 */
export type Outcome = 'exact' | 'superset' | 'survived' | 'harmless' | 'wronged';

/** One row of the kill table. */
export interface KillRow {
  readonly patient: Patient;
  readonly failed: readonly string[];
  /** Requirements, other than the one it breaks, with unstable cells; and any with broken ones. */
  readonly unsound: readonly string[];
  readonly outcome: Outcome;
  readonly report: RunReport;
}

/** Pairs that a patient is played at: between them they reach every requirement on every kind of leg. */
const pairs = [
  ...selectPairs('28..28/*..*'),
  ...selectPairs('06..28/*..http'),
  ...selectPairs('11..28/*..http'),
  ...selectPairs('11..11/http..http'),
  ...selectPairs('28..06/http..stdio'),
];

/** Plays one patient and tells what it failed. */
export async function killRow(
  suite: Suite,
  patient: Patient,
  options: { readonly runs: number; readonly seed: number; readonly signal: AbortSignal },
): Promise<KillRow> {
  const report = await run({
    ...options,
    suite,
    hubs: [patient.hub],
    profile: 'guide',
    strict: true,
    pairs,
    onEvent: () => {},
  });
  const idsOf = (...verdicts: string[]) => [
    ...new Set(
      report.cells.filter((cell) => verdicts.includes(cell.verdict)).map((cell) => cell.requirement),
    ),
  ];
  const failed = idsOf('fail');
  return {
    patient,
    failed,
    // A mutant that leaks by chance may be unstable at one pair in what it breaks; that takes nothing from its kill.
    unsound: [...new Set([...idsOf('broken'), ...idsOf('unstable').filter((id) => id !== patient.breaks)])],
    outcome: outcomeOf(patient.breaks, failed),
    report,
  };
}

function outcomeOf(breaks: string | undefined, failed: readonly string[]): Outcome {
  if (breaks === undefined) return failed.length === 0 ? 'harmless' : 'wronged';
  if (!failed.includes(breaks)) return 'survived';
  return failed.length === 1 ? 'exact' : 'superset';
}

/** Whether the table proves the suite: every mutant killed exactly, nothing harmless failed, nothing unsound. */
export function proves(rows: readonly KillRow[]): boolean {
  return rows.every(
    ({ outcome, unsound }) => (outcome === 'exact' || outcome === 'harmless') && unsound.length === 0,
  );
}
