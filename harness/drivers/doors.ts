import type { ChildSpec } from '../../fakes/child/actor.ts';
import type { Door } from '../../fakes/client/http-wire.ts';
import type { HubInstance } from '../instance.ts';
import { fillCall, plainCall } from '../manifest/call-template.ts';
import { fillText } from '../manifest/placeholders.ts';
import type { Manifest } from '../manifest/shape.ts';
import type { ClientName } from '../model/plan.ts';

/** The HTTP door of a hub that listens on a port of 127.0.0.1. */
export function httpDoor(
  manifest: Manifest,
  port: number,
  child: ChildSpec,
  client: ClientName,
  which?: 'other',
): Door | undefined {
  const door = which === 'other' ? manifest.doors.http?.other : manifest.doors.http;
  if (door === undefined) return undefined;
  const path = fillText(door.path, { child: child.name });
  return { url: `http://127.0.0.1:${port}${path}`, headers: manifest.credentials?.[client].headers ?? {} };
}

/** How tools are called through the doors of a hub. */
export function invocationOf(manifest: Manifest): HubInstance['invocation'] {
  return (via, child, tool, args, which) => {
    const door = which === 'other' ? manifest.doors.http?.other : manifest.doors[via];
    return fillCall(door?.call ?? plainCall, { child: child.name, tool, arguments: args });
  };
}
