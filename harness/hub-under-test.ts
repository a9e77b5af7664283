import type { HubLauncher } from './instance.ts';
import type { Pair } from './model/pair.ts';
import type { Transport } from './model/revision.ts';
import type { StageFacts } from './stage/stage.ts';

/** A hub that can be put on a stage, and what its manifest says of it. */
export interface HubUnderTest {
  readonly name: string;
  readonly version: string;
  /** Path of the manifest, as the user gave it. */
  readonly manifest: string;
  readonly launcher: HubLauncher;
  readonly facts: StageFacts;
  readonly children: {
    /** How it can reach children. */
    readonly transports: readonly Transport[];
    /** 1: it carries one child; absent: any number. */
    readonly max?: 1 | undefined;
  };
  /** How clients can reach it. */
  readonly doors: readonly Transport[];
  /** Whether HTTP clients can reach its children at a second endpoint. */
  readonly hasOtherDoor?: boolean;
  /** Plans per scenario and pair where the user names no number; absent: the suite's own. */
  readonly runs?: number | undefined;
  /** Why the hub cannot serve a pair; undefined where it can. */
  cannot(pair: Pair): string | undefined;
}
