import type { ChildSpec } from '../fakes/child/actor.ts';
import type { Door } from '../fakes/client/http-wire.ts';
import type { HubStreams } from '../fakes/client/stdio-wire.ts';
import type { JsonObject } from './model/json.ts';
import type { ClientName } from './model/plan.ts';
import type { Transport } from './model/revision.ts';
import type { SettingName } from './model/setting.ts';

/** A hub that is up, with our children in its configuration. */
export interface HubInstance {
  /** Where an HTTP client reaches a child; undefined where the hub has no HTTP door, or no other. */
  door(child: ChildSpec, client: ClientName, which?: 'other'): Door | undefined;
  /** Starts the hub for one stdio client; undefined where it has no stdio door. */
  openStdio(client: ClientName, child: ChildSpec): Promise<HubStreams> | undefined;
  /** How a tool of a child is called through that door. */
  invocation(
    via: Transport,
    child: ChildSpec,
    tool: string,
    args: JsonObject,
    which?: 'other',
  ): { name: string; arguments: JsonObject };
  /** The first lines that each of its processes wrote: what it said while it came up is among them. */
  readonly startLog?: readonly string[];
  /** Lines that it wrote since they were taken last, on every stream and file that its manifest names. */
  takeLog?(): string[];
  /** Why the hub is gone, once it is. */
  readonly ended: string | undefined;
  /** Ends all processes of it. */
  stop(): Promise<void>;
}

/** A hub that could not be brought up. */
export class NotStarted extends Error {
  /** What it printed. */
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[]) {
    super(message);
    this.lines = lines;
  }
}

/** Starts a hub with children in its configuration. */
export interface HubLauncher {
  /**
   * @param childAt how the hub reaches a child: a command line or a URL. @param setting absent: as usual.
   * @throws {NotStarted} where the hub does not come up.
   */
  launch(
    children: readonly ChildSpec[],
    childAt: (child: ChildSpec) => ChildAddress,
    setting?: SettingName,
  ): Promise<HubInstance>;
}

/** How a hub reaches a child. */
export type ChildAddress =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly url: string };
