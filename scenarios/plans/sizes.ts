import type { Call, Plan, Question } from '../../harness/model/plan.ts';
import type { SettingName } from '../../harness/model/setting.ts';
import { callOf } from './calls.ts';
import { plainQuestion } from './questions.ts';

/** Bytes that the stage puts behind a message: a blank and the question's marker, for fewer than ten calls. */
const markerBytes = 15;

/** A text of so many bytes of UTF-8. @param letter that it is made of; what is left over is made of `x`. */
export function textOf(bytes: number, letter = 'x'): string {
  const each = new TextEncoder().encode(letter).length;
  const count = Math.floor(bytes / each);
  return letter.repeat(count) + 'x'.repeat(bytes - count * each);
}

/** A message that has so many bytes of UTF-8 when it leaves its child. */
export function messageOf(bytes: number, letter?: string): string {
  return textOf(Math.max(0, bytes - markerBytes), letter);
}

/** Calls one after the other, each with one question: what is refused ends its own call only. */
export function eachAlone(questions: readonly Question[], setting?: SettingName): Plan {
  const calls = questions.map((one, step): Call => callOf({ step, rounds: [{ questions: [one] }] }));
  return { calls, ...(setting !== undefined && { setting }) };
}

/** A short question, which no limit stops. */
export const shortQuestion: Question = plainQuestion('Go on?');
