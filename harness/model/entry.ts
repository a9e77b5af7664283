import type { Revision, Transport } from './revision.ts';

/** What an entry of the transcript is. */
export type EntryKind =
  /** One JSON-RPC message, or what stands in the place of one. */
  | 'message'
  /** An HTTP answer without a message: an empty 202, a 401, a page of text. */
  | 'status'
  /** Bytes on standard output that are no JSON. */
  | 'noise'
  /** A connection came up or went away. */
  | 'open'
  | 'close'
  /** A fake waited for an answer until its deadline. */
  | 'gave-up';

/**
 * What the actor meant by a message it sent, or what the message it received answers. Set by the fakes
 * from the plan, never read from what the hub wrote.
 */
export interface Part {
  /** Index of the call in the plan; -1 for the plain call that ends every plan, -2 for probes. */
  readonly call: number;
  /** Turn of the call, from 0: the n-th request of the client, the n-th request the child saw. */
  readonly turn: number;
  /** Set on a retry that ought to be refused, and on its answer: its index in the round. */
  readonly attack?: number;
  /** Index of the probe in the plan. */
  readonly probe?: number;
}

/** One line of the transcript: every byte on both legs of the hub, in one order. */
export interface Entry {
  /** Position in the transcript, from 0. */
  readonly n: number;
  /** Milliseconds since the plan began; for people, never judged. */
  readonly ms: number;
  /** `front`: between client and hub. `back`: between hub and child. */
  readonly side: 'front' | 'back';
  /** The actor at the far end from the hub: `ann`, `alpha`. */
  readonly who: string;
  /** The connection: one process, one session, or one modern HTTP peer. */
  readonly link: string;
  readonly direction: 'to-hub' | 'from-hub';
  readonly revision: Revision;
  readonly via: Transport;
  readonly kind: EntryKind;
  /** The bytes as text; `base64:` before them where they are no UTF-8. */
  readonly raw: string;
  /** The parsed body; absent where it does not parse. */
  readonly body?: unknown;
  /** HTTP only: status of an answer. */
  readonly status?: number;
  /** HTTP only: header fields of a request, names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** HTTP only: the message came on the stand-alone stream, not as part of an exchange. */
  readonly standalone?: boolean;
  /** Entry of the request that this message answers, where the fake could tell. */
  readonly answers?: number;
  readonly part?: Part;
  /** Set on what opened a connection that an earlier plan had used already. */
  readonly earlier?: boolean;
}
