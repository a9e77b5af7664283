import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { type Principal, principalKey } from '../identity/principal.ts';

/** Calls of one client that may wait for a slot. */
const maxWaiting = 1000;

interface Lane {
  taken: number;
  readonly waiting: Set<() => void>;
}

/**
 * So many requests of one client may be at the children at once; further ones wait for their turn, so that one busy
 * client does not take the children from the others. A person who thinks takes no slot: the request that asked
 * has ended by then.
 */
export class Slots {
  readonly #perClient: number;
  readonly #lanes = new Map<string, Lane>();

  constructor(perClient: number) {
    this.#perClient = perClient;
  }

  /** Does `work` when it is `who`'s turn. Throws a `ProtocolError` where too many wait, or `signal` ends the wait. */
  async run<T>(who: Principal, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const key = principalKey(who);
    const lane = this.#lanes.get(key) ?? { taken: 0, waiting: new Set() };
    this.#lanes.set(key, lane);
    if (lane.taken < this.#perClient) lane.taken++;
    else await turn(lane, signal);
    try {
      return await work();
    } finally {
      const [next] = lane.waiting;
      // Handed on, not given back: nobody slips in between.
      if (next !== undefined) next();
      else if (--lane.taken === 0) this.#lanes.delete(key);
    }
  }
}

function turn({ waiting }: Lane, signal: AbortSignal): Promise<void> {
  if (waiting.size >= maxWaiting) throw refused('Too many calls of this client are waiting');
  return new Promise((resolve, reject) => {
    const go = () => {
      waiting.delete(go);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.delete(go);
      reject(refused('The call was cancelled'));
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    waiting.add(go);
  });
}

function refused(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InternalError, message);
}
