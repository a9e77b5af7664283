import type { Call } from '../../harness/model/plan.ts';

/** A call of the plan while it is played: what the child needs to know to play its part in it. */
export interface Performance {
  readonly nonce: string;
  /** Index of the call in the plan. */
  readonly index: number;
  readonly call: Call;
  /** Resolves when the plan lets the child's first answer go. */
  arrive(): Promise<void>;
  /** The child's first answer is out. */
  released(): void;
  /** Requests of this call that the child has taken so far. */
  turns: number;
  /** The state that the child sent last; undefined where it sent none. */
  sent: string | undefined;
}

/** Finds what is being played for the text of some tool arguments; undefined: nothing of this plan. */
export type Book = (args: string) => Performance | undefined;
