import type { ChildSpec } from '../fakes/child/actor.ts';
import type { Door } from '../fakes/client/http-wire.ts';
import type { HubStreams } from '../fakes/client/stdio-wire.ts';
import type { JsonObject } from './model/json.ts';
import type { ClientName } from './model/plan.ts';
import type { Transport } from './model/revision.ts';

/** A hub that is up, with our children in its configuration. */
export interface HubInstance {
  /** Where an HTTP client reaches a child; undefined where the hub has no HTTP door. */
  door(child: ChildSpec, client: ClientName): Door | undefined;
  /** Starts the hub for one stdio client; undefined where it has no stdio door. */
  openStdio(client: ClientName, child: ChildSpec): Promise<HubStreams> | undefined;
  /** How a tool of a child is called through that door. */
  invocation(
    via: Transport,
    child: ChildSpec,
    tool: string,
    args: JsonObject,
  ): { name: string; arguments: JsonObject };
  /** Why the hub is gone, once it is. */
  readonly ended: string | undefined;
  /** Ends all processes of it. */
  stop(): Promise<void>;
}

/** Starts a hub with children in its configuration. */
export interface HubLauncher {
  /** @param childAt how the hub reaches a child: a command line or a URL. */
  launch(children: readonly ChildSpec[], childAt: (child: ChildSpec) => ChildAddress): Promise<HubInstance>;
}

/** How a hub reaches a child. */
export type ChildAddress =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly url: string };
