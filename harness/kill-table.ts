import { whyNot } from './applicability.ts';
import type { HubUnderTest } from './hub-under-test.ts';
import { type Pair, selectPairs } from './model/pair.ts';
import type { Profile } from './model/requirement.ts';
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
  /** Requirements that cannot hold where that one does not. */
  readonly alsoBreaks?: readonly string[];
  /** Where it is wrong, as a pattern for {@link selectPairs}; absent: wherever that requirement applies. */
  readonly at?: string | undefined;
  /** What it is held to; absent: the guide, as the hub that it is made of. */
  readonly profile?: Profile | undefined;
  readonly hub: HubUnderTest;
}

/**
 * `exact`: failed its requirement and no other, beside what cannot hold without it. `superset`: others too. `survived`: did not fail it.
 * `harmless`: failed nothing, as it ought to. `wronged`: a harmless one that failed something.
 */
export type Outcome = 'exact' | 'superset' | 'survived' | 'harmless' | 'wronged';

/** One row of the kill table. */
export interface KillRow {
  readonly patient: Patient;
  readonly failed: readonly string[];
  /** Requirements with broken cells, or with unstable ones, but for those that the patient breaks. */
  readonly unsound: readonly string[];
  readonly outcome: Outcome;
  readonly report: RunReport;
}

/** How much of the suite a patient is played. */
export interface Breadth {
  readonly runs: number;
  readonly seed: number;
  /** Pairs to play at; absent: one at which its requirement applies, or a few for a harmless one. */
  readonly pairs?: readonly Pair[] | undefined;
  /** Of a mutant, only the scenarios that reach its requirement, judged by all rules; a harmless one at one pair. */
  readonly quick: boolean;
  readonly signal: AbortSignal;
}

/** Pairs in the order in which a home is looked for: between them every requirement applies at one. */
const homes = [
  ...selectPairs('28..28/http..http'),
  ...selectPairs('11..28/stdio..http'),
  ...selectPairs('11..28/http..http'),
  ...selectPairs('28..28/stdio..stdio'),
  ...selectPairs('28..06/http..stdio'),
  ...selectPairs('11..11/http..http'),
];

/** Pairs that show what is harmless on each kind of leg. */
const harmlessPairs = [
  ...selectPairs('28..28/http..http'),
  ...selectPairs('11..28/stdio..stdio'),
  ...selectPairs('28..06/http..stdio'),
];

/** Plays one patient and tells what it failed. */
export async function killRow(suite: Suite, patient: Patient, breadth: Breadth): Promise<KillRow> {
  const { runs, seed, signal, quick } = breadth;
  const { breaks } = patient;
  const played =
    quick && breaks !== undefined
      ? { ...suite, scenarios: suite.scenarios.filter(({ reaches }) => reaches.includes(breaks)) }
      : suite;
  const report = await run({
    runs,
    seed,
    signal,
    suite: played,
    hubs: [patient.hub],
    profile: patient.profile ?? 'guide',
    strict: true,
    pairs: breadth.pairs ?? homesOf(suite, patient, quick),
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
    unsound: [
      ...new Set([...idsOf('broken'), ...idsOf('unstable').filter((id) => !brokenBy(patient).includes(id))]),
    ],
    outcome: outcomeOf(patient, failed),
    report,
  };
}

/** The first pair at which a mutant's requirement applies and something reaches it. */
function homesOf(
  { requirements, scenarios }: Suite,
  { breaks, at }: Patient,
  quick: boolean,
): readonly Pair[] {
  if (breaks === undefined) return quick ? harmlessPairs.slice(0, 1) : harmlessPairs;
  const requirement = requirements.find(({ id }) => id === breaks);
  const home = (at === undefined ? homes : selectPairs(at)).find(
    (pair) =>
      requirement !== undefined &&
      whyNot(requirement, pair, 'guide') === undefined &&
      scenarios.some((one) => one.plays(pair) && one.reaches.includes(breaks)),
  );
  if (home === undefined) throw new RangeError(`there is no pair at which ${breaks} could be seen to fail`);
  return [home];
}

function outcomeOf(patient: Patient, failed: readonly string[]): Outcome {
  const { breaks } = patient;
  if (breaks === undefined) return failed.length === 0 ? 'harmless' : 'wronged';
  if (!failed.includes(breaks)) return 'survived';
  return failed.every((id) => brokenBy(patient).includes(id)) ? 'exact' : 'superset';
}

function brokenBy({ breaks, alsoBreaks = [] }: Patient): readonly string[] {
  return breaks === undefined ? [] : [breaks, ...alsoBreaks];
}

/** Whether the table proves the suite: every mutant killed exactly, nothing harmless failed, nothing unsound. */
export function proves(rows: readonly KillRow[]): boolean {
  return rows.every(
    ({ outcome, unsound }) => (outcome === 'exact' || outcome === 'harmless') && unsound.length === 0,
  );
}
