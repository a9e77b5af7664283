import { isObject, sameJson } from '../../harness/model/json.ts';
import { unsafeIn } from './characters.ts';

/** Whether a value with unsafe characters in it came otherwise, and nothing but these and white space is different. */
export function wasCleaned(sent: unknown, came: unknown): boolean {
  return hasUnsafe(sent) && !sameJson(sent, came) && sameJson(cleaned(sent), cleaned(came));
}

/** Whether a text somewhere in a value has characters in it that are taken out of messages. */
export function hasUnsafe(value: unknown): boolean {
  if (typeof value === 'string') return unsafeIn(value).length > 0;
  if (Array.isArray(value)) return value.some(hasUnsafe);
  return isObject(value) && Object.values(value).some(hasUnsafe);
}

const taken =
  /[\p{White_Space}\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFD]/gu;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(taken, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}
