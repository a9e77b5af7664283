import { isObject, type JsonObject } from '../harness/model/json.ts';
import type { Attack, Beside, Call, Edit, Plan, Question, Round } from '../harness/model/plan.ts';
import { groupBy } from './group-by.ts';
import { counted } from './tally.ts';
import { visibleJson } from './visible.ts';

/** One sentence of a plan told in prose; `depth` says how far it stands in. */
export interface ProseLine {
  readonly depth: number;
  readonly text: string;
}

/** A plan as a person would tell it: who calls whom, what is asked, what is answered, what is tried. */
export function planProse(plan: Plan): ProseLine[] {
  if (plan.calls.length === 0) return [{ depth: 0, text: 'Nobody calls.' }];
  const steps = [...groupBy(plan.calls, ({ step }) => step)].sort(([a], [b]) => a - b);
  if (steps.length === 1 && plan.calls.length === 1) return steps.flatMap(([, calls]) => tellStep(calls, 0));
  return steps.flatMap(([, calls], index) => [
    { depth: 0, text: `Step ${index + 1}${calls.length > 1 ? `, ${calls.length} calls at once` : ''}:` },
    ...tellStep(calls, 1),
  ]);
}

function tellStep(calls: readonly Call[], depth: number): ProseLine[] {
  const held = calls.filter(({ hold }) => hold !== undefined).sort((a, b) => (a.hold ?? 0) - (b.hold ?? 0));
  return calls.flatMap((call) => tellCall(call, depth, held.indexOf(call) + 1));
}

function tellCall(call: Call, depth: number, place: number): ProseLine[] {
  const { by, to, rounds } = call;
  const asks = call.asks === 'allowed' ? ', which asks only if it was told that it may' : '';
  const text = `${by}, declaring ${capabilities(call.declares)}, calls a tool of ${to}${rounds.length > 0 ? asks : ''}.`;
  const lines: ProseLine[] = [{ depth, text }];
  const more = (sentence: string) => lines.push({ depth: depth + 1, text: sentence });
  if (place > 0) {
    more(`${to} holds its first answer until all held calls have arrived; it goes out as number ${place}.`);
  }
  if (rounds.length === 0) more(`${to} answers at once and asks nothing.`);
  for (const [index, round] of rounds.entries()) lines.push(...tellRound(call, round, index, depth + 1));
  if (call.endless) more(`${to} repeats its last round without end, and ${by} goes on answering.`);
  return lines;
}

function tellRound(call: Call, round: Round, index: number, depth: number): ProseLine[] {
  const { by, to } = call;
  const name = call.rounds.length > 1 ? `Round ${index + 1}: ` : '';
  const state = round.state === undefined ? '' : `, with a state of its own, ${visibleJson(round.state, 60)}`;
  const [only] = round.questions;
  const single = round.questions.length === 1 ? only : undefined;
  const asked =
    single === undefined
      ? `asks ${round.questions.length === 0 ? 'nothing' : counted(round.questions.length, 'question')}`
      : `asks ${tellQuestion(single)}`;
  const lines: ProseLine[] = [{ depth, text: `${name}${to} ${asked}${state}.` }];
  if (single === undefined) {
    for (const one of round.questions) {
      lines.push({ depth: depth + 1, text: `It asks ${tellQuestion(one)}. ${tellAnswer(by, one)}` });
    }
  }
  for (const one of round.beside ?? []) lines.push({ depth: depth + 1, text: tellBeside(one) });
  for (const [at, one] of (round.attacks ?? []).entries()) {
    lines.push({ depth: depth + 1, text: tellAttack(by, one, at + 1) });
  }
  if (single !== undefined) lines.push({ depth: depth + 1, text: tellAnswer(by, single) });
  return lines;
}

function tellQuestion({ message, key, schema, meta }: Question): string {
  const also = [
    ...(schema === undefined ? [] : [`the schema ${visibleJson(schema, 120)}`]),
    ...(meta === undefined ? [] : [`the _meta ${visibleJson(meta, 120)}`]),
  ];
  return `${visibleJson(message, 120)} under the key ${visibleJson(key, 40)}${also.length > 0 ? ` with ${also.join(' and ')}` : ''}`;
}

function tellAnswer(by: string, { answer }: Question): string {
  if (answer.action === 'accept') return `${by} accepts with ${visibleJson(answer.content, 120)}.`;
  return answer.action === 'decline' ? `${by} declines.` : `${by} cancels.`;
}

function tellBeside({ method, key, params }: Beside): string {
  return `Beside it: ${visibleJson(method, 60)} under the key ${visibleJson(key, 40)} with ${visibleJson(params, 80)}.`;
}

function tellAttack(by: string, attack: Attack, number: number): string {
  return `Try ${number}, before the rightful retry: ${attack.by ?? by} presents the state ${tellEdit(attack.edit)}.`;
}

function tellEdit(edit: Edit): string {
  const at = (fraction: number) => `${Math.floor(fraction * 100)} % of its length`;
  switch (edit.kind) {
    case 'none':
      return 'as it is';
    case 'flip':
      return `with bit ${edit.bit} flipped at ${at(edit.at)}`;
    case 'cut':
      return `cut off at ${at(edit.at)}`;
    case 'grow':
      return `with ${visibleJson(edit.text, 40)} put behind it`;
    case 'empty':
      return 'emptied';
  }
}

function capabilities(declares: JsonObject): string {
  const names = Object.entries(declares).map(([name, value]) => {
    const modes = isObject(value) ? Object.keys(value) : [];
    return `${name}${modes.length > 0 ? ` (${modes.join(', ')})` : ''}`;
  });
  return names.length === 0 ? 'nothing' : names.join(' and ');
}
