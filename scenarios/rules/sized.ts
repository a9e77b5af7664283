import { Buffer } from 'node:buffer';
import { isObject, member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Asked, fold, type Shown, samePlace } from './fold.ts';
import { isPlainKey } from './ordinary.ts';

/** A question of a child, with its size before and after the hub. */
export interface Sized {
  readonly asked: Asked;
  readonly message: string;
  /** Bytes of UTF-8 of the message as the child sent it. */
  readonly received: number;
  /** The question as the client was shown it; undefined where it was not. */
  readonly shown: Shown | undefined;
  /** Bytes of UTF-8 of the message as it was shown. */
  readonly shownBytes: number;
}

/**
 * The questions of a trace that a hub has no other reason to refuse than their size: forms that child and client
 * declared, alone in their round, under a plain key, in text that shows what it says.
 */
export function sized(trace: Trace): Sized[] {
  const { asked, shown } = fold(trace);
  return asked
    .filter((one) => isPlain(trace, one))
    .map((one) => {
      const message = String(one.params.message);
      const arrived = shown.find(({ place }) => samePlace(place, one.place));
      const text = arrived?.params.message;
      return {
        asked: one,
        message,
        received: bytesOf(message),
        shown: arrived,
        shownBytes: typeof text === 'string' ? bytesOf(text) : 0,
      };
    });
}

/** Bytes that the hub puts before a message, as seen on one that was shown; undefined where none was. */
export function overhead(all: readonly Sized[]): number | undefined {
  const grown = all.filter(({ shown }) => shown !== undefined).map((one) => one.shownBytes - one.received);
  return grown.length === 0 ? undefined : Math.max(...grown);
}

/** Bytes that a hub may count beside a question: its key, its method, an attribution, a wrapping of its own. */
const slack = 400;

/** Whether a whole question of so many bytes is so far within a limit that every hub finds it there. */
export function isWellWithin(whole: number, limit: number): boolean {
  return whole + slack <= limit;
}

/** Whether a hub may refuse a question for its size as a whole, whatever its message has. */
export function mayBeTooLarge({ hub }: Trace, { asked }: Sized): boolean {
  const limit = hub.maxPayloadBytes;
  return limit !== undefined && !isWellWithin(bytesOf(JSON.stringify(asked.params)), limit);
}

/** Bytes of UTF-8. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Whether every character of a text is a byte. */
export function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function isPlain(trace: Trace, { told, place, key, params, entry }: Asked): boolean {
  const call = trace.plan.calls[place.call];
  const round = call?.rounds[place.turn];
  if (call === undefined || round === undefined || !told || call.declares.elicitation === undefined)
    return false;
  if (place.turn >= trace.hub.maxRounds || call.leaves !== undefined) return false;
  if (call.method !== undefined && call.method !== 'tools/call') return false;
  if (round.questions.length !== 1 || !isPlainKey(key) || params.mode === 'url') return false;
  const onlyQuestions = ['questions', 'state', 'attacks'];
  if (!Object.keys(round).every((name) => onlyQuestions.includes(name))) return false;
  const members = ['mode', 'message', 'requestedSchema'];
  if (!Object.keys(params).every((name) => members.includes(name))) return false;
  const siblings = member(entry.body, 'result', 'inputRequests');
  if (isObject(siblings) && Object.keys(siblings).length !== 1) return false;
  return /^[ \p{L}\p{N}\p{P}\p{Sm}\p{Extended_Pictographic}]*$/u.test(String(params.message));
}
