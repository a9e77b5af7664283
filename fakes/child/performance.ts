import type { JsonObject } from '../../harness/model/json.ts';
import type { Call } from '../../harness/model/plan.ts';

/** A call of the plan while it is played: what the child needs to know to play its part in it. */
export interface Performance {
  readonly nonce: string;
  /** Index of the call in the plan. */
  readonly index: number;
  readonly call: Call;
  /** The address that urls of the plan lead to; absent: they lead to none of ours. */
  readonly bait?: string | undefined;
  /** Resolves when the plan lets the child's first answer go. */
  arrive(): Promise<void>;
  /** The child's first answer is out. */
  released(): void;
  /** Requests of this call that the child has taken so far. */
  turns: number;
  /** The state that the child sent last; undefined where it sent none. */
  sent: string | undefined;
  /** The state that the hub gave to the client last. */
  shown: string | undefined;
}

/** What is being played at the moment. */
export interface Book {
  /** The call that a text of arguments belongs to; undefined: none of this plan. */
  find(args: string): Performance | undefined;
  /** The wrong result that the plan has for a method; undefined: the right one is given. */
  misanswer(method: unknown): JsonObject | undefined;
}

/** Nothing is being played. */
export const closedBook: Book = { find: () => undefined, misanswer: () => undefined };
