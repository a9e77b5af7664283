import { isObject, type JsonObject } from '../harness/model/json.ts';
import type { Attack, Beside, Call, Edit, Plan, Probe, Question, Round } from '../harness/model/plan.ts';
import { settings } from '../harness/model/setting.ts';
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
  const { setting } = plan;
  return [
    ...(setting === undefined ? [] : [{ depth: 0, text: `The hub is set up so that ${settings[setting]}.` }]),
    ...Object.entries(plan.introduces ?? {}).map(([who, name]) => ({
      depth: 0,
      text: `${who} puts ${visibleJson(name, 80)} before its name.`,
    })),
    ...tellCalls(plan),
    ...(plan.probes ?? []).map((probe) => ({ depth: 0, text: tellProbe(probe) })),
    ...(plan.misanswers ?? []).map(({ method, result }) => ({
      depth: 0,
      text: `Children answer ${visibleJson(method, 60)} with ${visibleJson(result, 120)}.`,
    })),
  ];
}

function tellCalls(plan: Plan): ProseLine[] {
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
  const { by, to, rounds, door } = call;
  const asks = call.asks === 'allowed' ? ', which asks only if it was told that it may' : '';
  const what = {
    'tools/call': 'calls a tool',
    'prompts/get': 'gets a prompt',
    'resources/read': 'reads a resource',
  };
  const does = what[call.method ?? 'tools/call'];
  const text = `${by}, declaring ${capabilities(call.declares)}, ${does} of ${to}${door === undefined ? '' : " through the hub's other door"}${rounds.length > 0 ? asks : ''}.`;
  const lines: ProseLine[] = [{ depth, text }];
  const more = (sentence: string) => lines.push({ depth: depth + 1, text: sentence });
  if (call.args !== undefined) more(`The arguments are ${visibleJson(call.args, 120)}.`);
  if (call.guards !== undefined) {
    more(`${to} guards ${visibleJson(call.guards, 120)}: it asks first, or gives out a token.`);
  }
  if (call.confirms !== undefined) more(`It brings the token of call ${call.confirms + 1}.`);
  if (call.id !== undefined) more(`The id of the first request is ${visibleJson(call.id, 60)}.`);
  if (call.idAsText) more('The id of the first request is the one given out before it, as a text.');
  if (call.progressToken !== undefined) {
    more(`The progress token is ${visibleJson(call.progressToken, 60)}.`);
  }
  if (place > 0) {
    more(`${to} holds its first answer until all held calls have arrived; it goes out as number ${place}.`);
  }
  if (rounds.length === 0) more(`${to} answers at once and asks nothing.`);
  for (const [index, round] of rounds.entries()) lines.push(...tellRound(call, round, index, depth + 1));
  if (call.ending !== undefined) more(`${to} ends with ${visibleJson({ ...call.ending }, 160)}.`);
  if (call.leaves !== undefined) more(`${by} ${leavings[call.leaves]}.`);
  if (call.endless) more(`${to} repeats its last round without end, and ${by} goes on answering.`);
  return lines;
}

const leavings = {
  abandon: 'never comes back with an answer',
  cancel: 'takes the request back once the child has it',
  recant: 'takes the request back when it is asked, and answers all the same',
  vanish: 'breaks the connection off once the child has the request',
} as const;

const faults = {
  crash: 'dies',
  hang: 'never answers',
  noise: 'writes what is no message',
  late: 'answers only when nobody waits for it any more',
} as const;

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
  const more = (text: string) => lines.push({ depth: depth + 1, text });
  if (round.thinks !== undefined) more(`${by} takes ${round.thinks} ms to answer.`);
  if (round.mirrors) more(`Its state is the one that the hub last gave ${by}.`);
  if (round.progress !== undefined) {
    const { count, token } = round.progress;
    const under = token === undefined ? "the request's token" : `the token ${visibleJson(token, 40)}`;
    more(`Before its answer it tells of progress ${count} times, under ${under}.`);
  }
  if (round.fault !== undefined) more(`Then it ${faults[round.fault]}.`);
  if (round.raw !== undefined) more(`It writes ${visibleJson(round.raw, 160)} instead of an answer.`);
  if (round.instead !== undefined) more(`Its whole result is ${visibleJson(round.instead, 160)} instead.`);
  if (round.extra !== undefined) more(`The result also has ${visibleJson(round.extra, 120)}.`);
  if (round.unasked !== undefined)
    more(`${by} also answers what was not asked: ${visibleJson(round.unasked, 120)}.`);
  if (round.retryAt !== undefined) more(`${by} answers at another instance of the hub.`);
  for (const one of round.beside ?? []) lines.push({ depth: depth + 1, text: tellBeside(one) });
  for (const [at, one] of (round.attacks ?? []).entries()) {
    lines.push({ depth: depth + 1, text: tellAttack(by, one, at + 1) });
  }
  if (single !== undefined) lines.push({ depth: depth + 1, text: tellAnswer(by, single) });
  return lines;
}

function tellQuestion({ message, key, schema, meta, url, completes, extra }: Question): string {
  const also = [
    ...(url === undefined ? [] : [`the url ${visibleJson(url, 120)}`]),
    ...(completes ? ['a notice of its completion later on'] : []),
    ...(extra === undefined ? [] : [`also ${visibleJson(extra, 120)}`]),
    ...(schema === undefined ? [] : [`the schema ${visibleJson(schema, 120)}`]),
    ...(meta === undefined ? [] : [`the _meta ${visibleJson(meta, 120)}`]),
  ];
  return `${visibleJson(message, 120)} under the key ${visibleJson(key, 40)}${also.length > 0 ? ` with ${also.join(' and ')}` : ''}`;
}

function tellAnswer(by: string, { answer }: Question): string {
  switch (answer.action) {
    case 'accept':
      return answer.content === undefined
        ? `${by} accepts.`
        : `${by} accepts with ${visibleJson(answer.content, 120)}.`;
    case 'decline':
      return `${by} declines.`;
    case 'cancel':
      return `${by} cancels.`;
    case 'garbled':
      return `${by} sends ${visibleJson(answer.as, 120)}, which is no answer.`;
    case 'silent':
      return `${by} gives no answer to it.`;
  }
}

function tellBeside({ method, key, params }: Beside): string {
  return `Beside it: ${visibleJson(method, 60)} under the key ${visibleJson(key, 40)} with ${visibleJson(params, 80)}.`;
}

function tellAttack(by: string, attack: Attack, number: number): string {
  const { to, tool, method, args, door, at } = attack;
  const aim = [
    ...(to === undefined ? [] : [`at ${to}`]),
    ...(tool === undefined
      ? []
      : [tool === 'echo' ? 'for the tool that only echoes' : 'under the same tool name']),
    ...(method === undefined ? [] : [`with ${method}`]),
    ...(args === undefined ? [] : [`with the arguments ${visibleJson(args, 80)}`]),
    ...(door === undefined ? [] : ["through the hub's other door"]),
    ...(at === undefined ? [] : [`at another instance of the hub (${settings[at]})`]),
  ];
  const where = aim.length === 0 ? '' : ` ${aim.join(' ')}`;
  const who = attack.by ?? by;
  return `Try ${number}, before the rightful retry: ${who} presents ${tellEdit(attack.edit)}${where}.`;
}

function tellProbe({ by, to, door, message, calls, bare, raw, headers, declares }: Probe): string {
  const dressed = bare ? 'as it is' : `declaring ${capabilities(declares)}`;
  const fields = headers === undefined ? '' : `, with the header fields ${visibleJson(headers, 120)}`;
  const what =
    raw !== undefined
      ? visibleJson(raw, 160)
      : calls === undefined
        ? visibleJson(message, 160)
        : `a plain call${Object.keys(message).length > 0 ? ` with ${visibleJson(message, 160)}` : ''}`;
  const through = door === undefined ? `the door of ${to}` : "the hub's other door";
  return `${by} sends ${what} through ${through}, ${dressed}${fields}.`;
}

function tellEdit(edit: Edit): string {
  const at = (fraction: number) => `${Math.floor(fraction * 100)} % of its length`;
  switch (edit.kind) {
    case 'none':
      return 'the state as it is';
    case 'flip':
      return `the state with bit ${edit.bit} flipped at ${at(edit.at)}`;
    case 'cut':
      return `the state cut off at ${at(edit.at)}`;
    case 'grow':
      return `the state with ${visibleJson(edit.text, 40)} put behind it`;
    case 'swap':
      return `the state with its parts exchanged at ${at(edit.at)}`;
    case 'respell':
      return `the state in another spelling (${edit.as})`;
    case 'empty':
      return 'the state emptied';
    case 'absent':
      return 'the answers without a state';
    case 'literal':
      return `${visibleJson(edit.value, 80)} in the place of the state`;
    case 'wrapped':
      return `${edit.in === 'array' ? 'a list' : 'an object'} with the state in it`;
    case 'earlier':
      return `the state of turn ${edit.turn + 1}`;
  }
}

function capabilities(declares: JsonObject): string {
  const names = Object.entries(declares).map(([name, value]) => {
    const modes = isObject(value) ? Object.keys(value) : [];
    return `${name}${modes.length > 0 ? ` (${modes.join(', ')})` : ''}`;
  });
  return names.length === 0 ? 'nothing' : names.join(' and ');
}
