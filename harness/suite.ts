import type fc from 'fast-check';
import type { Plan } from './model/plan.ts';
import type { Requirement } from './model/requirement.ts';
import type { Scenario } from './model/scenario.ts';
import type { Rule } from './model/sighting.ts';
import type { Trace } from './model/trace.ts';

/** A scenario whose plans fast-check draws. */
export type PlayableScenario = Scenario<fc.Arbitrary<Plan>>;

/** All that a run plays and judges by: handed in, so that the engine knows none of it. */
export interface Suite {
  readonly version: string;
  readonly requirements: readonly Requirement[];
  readonly rules: readonly Rule[];
  readonly scenarios: readonly PlayableScenario[];
  /** Whether a trace shows that the hub carries questions at its pair. */
  readonly carries: (trace: Trace) => boolean;
}
