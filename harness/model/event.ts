import type { Pair } from './pair.ts';
import type { RunReport } from './run-report.ts';

/** What happens while a run goes on, in order; every reporter is a consumer of these. */
export type RunEvent =
  | { readonly event: 'run-started'; readonly pairs: number; readonly hubs: number; readonly seed: number }
  | { readonly event: 'hub-starting'; readonly hub: string }
  | { readonly event: 'hub-ready'; readonly hub: string; readonly took: number }
  | { readonly event: 'pair-started'; readonly hub: string; readonly pair: Pair }
  | { readonly event: 'plan-played'; readonly hub: string; readonly pair: Pair; readonly scenario: string }
  | {
      readonly event: 'failure-found';
      readonly hub: string;
      readonly pair: Pair;
      readonly requirement: string;
    }
  | { readonly event: 'pair-ended'; readonly hub: string; readonly pair: Pair }
  | { readonly event: 'run-ended'; readonly report: RunReport };
