import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';

/** The levels of `notifications/message`, the chattiest first. */
const levels = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'];

/** Does somebody who asked for `wanted` hear a line of `level`? Not if either is no level. */
export function hears(wanted: string, level: unknown): boolean {
  return levels.includes(wanted) && levels.indexOf(String(level)) >= levels.indexOf(wanted);
}

/** What one call wants of the lines that its child logs meanwhile. */
export interface LogWish {
  readonly level: string;
  readonly tell: (line: Json) => void;
}

/**
 * Whose call a child's log line belongs to. The line does not say: it is the caller's only where a single call is in
 * flight at that child, and else nobody's, for it may hold what another client must not read.
 */
export class CallLog {
  readonly #calls = new Set<{ readonly wish: LogWish | undefined }>();

  /** Marks a call as in flight until the returned function is called. */
  begin(wish: LogWish | undefined): () => void {
    const call = { wish };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  take({ method, params }: { method: string; params?: unknown }): void {
    if (method !== 'notifications/message' || !isJson(params)) return;
    const [call, another] = this.#calls;
    if (another !== undefined || call?.wish === undefined || !hears(call.wish.level, params.level)) return;
    const { level, logger, data } = params;
    call.wish.tell({ level, ...(typeof logger === 'string' && { logger }), data: data ?? null });
  }
}
