import { hkdfSync } from 'node:crypto';
import type { Child } from '../back/child.ts';
import type { Log } from '../log.ts';
import type { Policy } from '../policy/index.ts';
import type { Settings } from '../settings.ts';
import type { Slots } from './slots.ts';

/** What every door of one hub works with. */
export interface Desk {
  readonly children: ReadonlyMap<string, Child>;
  readonly settings: Settings;
  readonly policy: Policy;
  readonly log: Log;
  /** Says the same line only once. */
  readonly logOnce: Log;
  /** The AES-256 key for states. */
  readonly key: Buffer;
  /** Which requests may be at the children. */
  readonly slots: Slots;
}

/** The key is derived, so that a secret of any length will do and may serve other ends too. */
export function stateKey(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'mcp-hub', 'request state, version 1', 32));
}
