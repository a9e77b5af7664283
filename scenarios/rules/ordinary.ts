import { Buffer } from 'node:buffer';
import { isObject, member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { declaredModes, type Mode, modeOf } from './declared.ts';
import type { Asked } from './fold.ts';

/** Members of a question's params that a revision defines. */
const knownParams = ['mode', 'message', 'requestedSchema', 'url', 'elicitationId', '_meta', 'task'];

/** Bytes of a whole question that every hub is expected to carry. */
const ordinarySize = 2048;

/** Bytes of all questions of one round that every hub is expected to carry. */
const ordinaryRound = 16_384;

/**
 * Whether a question is one that no hub has a reason to refuse: of a mode that its child was told of, and that this caller
 * declared and can be asked in, under a plain key, of moderate size, in text that shows what it says, alone of its kind in its round.
 * What is special about another is the subject of a requirement of its own, which says what may become of it.
 */
export function isOrdinary(trace: Trace, { told, modes, place, key, params, entry }: Asked): boolean {
  const call = trace.plan.calls[place.call];
  const round = call?.rounds[place.turn] ?? (call?.endless ? call.rounds.at(-1) : undefined);
  if (call === undefined || round === undefined || !told || place.turn >= trace.hub.maxRounds) return false;
  if (call.method !== undefined && call.method !== 'tools/call') return false;
  if (call.leaves === 'cancel' || call.leaves === 'vanish') return false;
  if (round.beside !== undefined || round.extra !== undefined || round.instead !== undefined) return false;
  if (round.fault !== undefined) return false;
  const mayBeAsked = declaredModes(trace, place.call).filter((mode) => modes.includes(mode));
  const siblings = member(entry.body, 'result', 'inputRequests');
  if (Buffer.byteLength(JSON.stringify(siblings ?? null)) > ordinaryRound) return false;
  return (isObject(siblings) ? Object.entries(siblings) : [[key, { params }] as const]).every(
    ([name, request]) => {
      const own = member(request, 'params');
      return isPlainKey(name) && isObject(own) && isExpectable(trace, own, mayBeAsked);
    },
  );
}

/** A key that no language and no library takes for anything but a text. */
export function isPlainKey(key: string | undefined): boolean {
  return key === undefined || (/^[A-Za-z0-9_.-]{1,64}$/.test(key) && !(key in {}) && !literals.includes(key));
}

const literals = ['undefined', 'null', 'NaN'];

/** Whether the params of one question are such that no hub has a reason to refuse them. */
export function isExpectable(
  trace: Trace,
  params: Record<string, unknown>,
  declared: readonly Mode[],
): boolean {
  if (!declared.includes(modeOf(params))) return false;
  if (Object.keys(params).some((name) => !knownParams.includes(name))) return false;
  if (Buffer.byteLength(JSON.stringify(params)) > ordinarySize) return false;
  if (!isShown(params)) return false;
  return isObject(params.requestedSchema)
    ? isExpressible(trace, params.requestedSchema)
    : isOrdinaryUrl(params.url);
}

/** Text without a character that a careful hub takes out: controls, what is invisible, what ends a line. */
function isShown(value: unknown): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(
    JSON.stringify(value)
      .replaceAll('\\\\', '')
      .replace(/\\(?:u[0-9a-f]{4}|[bfr])/g, '\u0000'),
  );
}

function isOrdinaryUrl(url: unknown): boolean {
  return typeof url === 'string' && /^https:\/\/[a-z0-9.]+\/[\w/?=&.-]*$/.test(url);
}

/** A schema that the client's revision has words for: 2025-06-18 knows plain fields and one form of a choice. */
export function isExpressible(trace: Trace, schema: Record<string, unknown>): boolean {
  const { client, child } = trace.pair;
  if (client === child) return true;
  if (client !== '2025-06-18' && eraOf(client) === 'legacy' && child === '2026-07-28') return true;
  if (client === '2026-07-28' && child === '2025-11-25') return true;
  const properties = isObject(schema.properties) ? Object.values(schema.properties) : [];
  return properties.every(
    (property) =>
      isObject(property) &&
      property.type !== 'array' &&
      !['oneOf', 'anyOf', 'items'].some((name) => Object.hasOwn(property, name)) &&
      !(Object.hasOwn(property, 'default') && property.type !== 'boolean'),
  );
}
