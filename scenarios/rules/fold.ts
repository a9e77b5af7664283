import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { findMarkers } from '../../harness/model/marker.ts';
import type { AskingMethod } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Mode, toldModes } from './declared.ts';

/** A question by its place in the plan. */
export interface Place {
  readonly call: number;
  readonly turn: number;
  readonly question: number;
}

/** A question or an answer seen on the wire. */
interface Seen {
  readonly entry: Entry;
  /** Key in the map; undefined where it travelled as a request of its own. */
  readonly key: string | undefined;
}

/** A child asked. */
export interface Asked extends Seen {
  readonly place: Place;
  readonly params: Record<string, unknown>;
  /** Whether the child had been told that it may. */
  readonly told: boolean;
  /** The modes of which it had been told; none where it had not been told of any. */
  readonly modes: readonly Mode[];
}

/** A client was shown a question. */
export interface Shown extends Seen {
  /** Undefined where the text carries no marker of this plan. */
  readonly place: Place | undefined;
  readonly params: Record<string, unknown>;
}

/** A client gave an answer, or a child got one. */
export interface Answered extends Seen {
  readonly place: Place;
  readonly answer: Record<string, unknown>;
}

/** A request of the hub at a child that belongs to a call of the plan. */
export interface ChildRequest {
  readonly entry: Entry;
  readonly call: number;
  readonly turn: number;
  /** The capabilities that the child was told for it: in its envelope, or in the handshake of the connection. */
  readonly capabilities: unknown;
  /** What the client had sent last for this call: the cause of this request. */
  readonly cause: Entry | undefined;
}

/** One trace with the eras folded: however a question travelled, it is asked, shown, given and got. */
export interface Folded {
  readonly childRequests: readonly ChildRequest[];
  readonly asked: readonly Asked[];
  readonly shown: readonly Shown[];
  readonly given: readonly Answered[];
  readonly got: readonly Answered[];
}

const folds = new WeakMap<Trace, Folded>();

/** Folds a trace; the fold of one trace is made once. Requests that an attack caused are left out of all but `shown`. */
export function fold(trace: Trace): Folded {
  const known = folds.get(trace);
  if (known !== undefined) return known;
  const childRequests = findChildRequests(trace);
  const attacks = new Set(
    childRequests.filter(({ cause }) => cause?.part?.attack !== undefined).map(({ entry }) => entry.n),
  );
  const told = new Map(
    childRequests.map(({ entry, capabilities }) => [
      entry.n,
      member(capabilities, 'elicitation') === undefined ? undefined : toldModes(capabilities),
    ]),
  );
  const asked = findAsked(trace, attacks, told);
  const shown = findShown(trace);
  const folded: Folded = {
    childRequests: childRequests.filter(({ entry }) => !attacks.has(entry.n)),
    asked,
    shown,
    given: findGiven(trace, shown),
    got: findGot(trace, asked, attacks),
  };
  folds.set(trace, folded);
  return folded;
}

/** Whether two places are the same question. */
export function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  return (
    a !== undefined && b !== undefined && a.call === b.call && a.turn === b.turn && a.question === b.question
  );
}

function findChildRequests(trace: Trace): ChildRequest[] {
  const handshakes = new Map<string, unknown>();
  const causes = new Map<number, Entry>();
  const found: ChildRequest[] = [];
  for (const entry of trace.entries) {
    const call = entry.part?.call ?? -1;
    if (entry.side === 'front') {
      // Answers to pushed questions cause nothing new at the child but their own delivery.
      if (entry.direction === 'to-hub' && call >= 0 && member(entry.body, 'method') !== undefined) {
        causes.set(call, entry);
      }
      continue;
    }
    if (entry.direction !== 'from-hub') continue;
    if (member(entry.body, 'method') === 'initialize') {
      handshakes.set(entry.link, member(entry.body, 'params', 'capabilities'));
    }
    if (call < 0 || entry.part === undefined || !mayAsk(entry)) continue;
    const capabilities =
      entry.revision === '2026-07-28'
        ? member(entry.body, 'params', '_meta', 'io.modelcontextprotocol/clientCapabilities')
        : handshakes.get(entry.link);
    found.push({ entry, call, turn: entry.part.turn, capabilities, cause: causes.get(call) });
  }
  return found;
}

function findAsked(
  trace: Trace,
  attacks: ReadonlySet<number>,
  told: ReadonlyMap<number, readonly Mode[] | undefined>,
): Asked[] {
  return trace.entries
    .filter((entry) => entry.side === 'back' && entry.direction === 'to-hub')
    .filter((entry) => entry.answers === undefined || !attacks.has(entry.answers))
    .flatMap((entry) =>
      questionsIn(entry).flatMap(({ key, params }): Asked[] => {
        const place = placeIn(trace, params);
        if (place === undefined) return [];
        const request = entry.answers ?? requestOf(trace, entry)?.n;
        const modes = request === undefined ? undefined : told.get(request);
        return [{ entry, key, params, place, told: modes !== undefined, modes: modes ?? [] }];
      }),
    );
}

/** The call during which a legacy child pushed: the last one of that part on the same connection. */
function requestOf(trace: Trace, pushed: Entry): Entry | undefined {
  return trace.entries.findLast(
    (entry) =>
      entry.n < pushed.n &&
      entry.link === pushed.link &&
      entry.direction === 'from-hub' &&
      mayAsk(entry) &&
      entry.part?.call === pushed.part?.call,
  );
}

/** Methods that may be answered with a question (2026-07-28 basic/patterns/mrtr, Supported Requests). */
const askingMethods: readonly unknown[] = [
  'tools/call',
  'prompts/get',
  'resources/read',
] satisfies AskingMethod[];

/** Whether a message is a request that may be answered with a question. */
export function mayAsk({ body }: Entry): boolean {
  return askingMethods.includes(member(body, 'method'));
}

function findShown(trace: Trace): Shown[] {
  return trace.entries
    .filter((entry) => entry.side === 'front' && entry.direction === 'from-hub')
    .flatMap((entry) =>
      questionsIn(entry).map(({ key, params }) => ({ entry, key, params, place: placeIn(trace, params) })),
    );
}

function findGiven(trace: Trace, shown: readonly Shown[]): Answered[] {
  return trace.entries
    .filter((entry) => entry.side === 'front' && entry.direction === 'to-hub')
    .filter((entry) => entry.part !== undefined && entry.part.attack === undefined)
    .flatMap((entry) => {
      const before = shown.filter((one) => one.entry.n < entry.n);
      const round = lastRound(trace, entry, ({ part }) => part?.attack === undefined);
      return answersIn(entry).flatMap(({ key, id, answer }): Answered[] => {
        const question = before.findLast((one) =>
          key === undefined
            ? one.entry.link === entry.link && member(one.entry.body, 'id') === id
            : one.key === key && one.entry.n === round?.n,
        );
        return question?.place === undefined ? [] : [{ entry, key, answer, place: question.place }];
      });
    });
}

function findGot(trace: Trace, asked: readonly Asked[], attacks: ReadonlySet<number>): Answered[] {
  return trace.entries
    .filter((entry) => entry.side === 'back' && entry.direction === 'from-hub' && !attacks.has(entry.n))
    .flatMap((entry) => {
      const before = asked.filter((one) => one.entry.n < entry.n);
      const round = lastRound(trace, entry, ({ answers }) => answers === undefined || !attacks.has(answers));
      return answersIn(entry).flatMap(({ key, id, answer }): Answered[] => {
        const question = before.findLast((one) =>
          key === undefined
            ? one.entry.link === entry.link && member(one.entry.body, 'id') === id
            : one.key === key && one.entry.n === round?.n,
        );
        return question === undefined ? [] : [{ entry, key, answer, place: question.place }];
      });
    });
}

/** The last `input_required` of a call before a retry: a key means what it means there, whatever it meant earlier. */
function lastRound(trace: Trace, retry: Entry, which: (entry: Entry) => boolean): Entry | undefined {
  return trace.entries.findLast(
    (entry) =>
      entry.n < retry.n &&
      entry.side === retry.side &&
      entry.direction !== retry.direction &&
      entry.part?.call === retry.part?.call &&
      member(entry.body, 'result', 'resultType') === 'input_required' &&
      which(entry),
  );
}

/** The questions in one message: the map of an `input_required`, a pushed request, the data of error -32042. */
function questionsIn(entry: Entry): { key: string | undefined; params: Record<string, unknown> }[] {
  const { body } = entry;
  if (member(body, 'result', 'resultType') === 'input_required') {
    const requests = member(body, 'result', 'inputRequests');
    return (isObject(requests) ? Object.entries(requests) : []).flatMap(([key, request]) => {
      const params = member(request, 'params');
      return member(request, 'method') === 'elicitation/create' && isObject(params) ? [{ key, params }] : [];
    });
  }
  if (member(body, 'method') === 'elicitation/create' && member(body, 'id') !== undefined) {
    const params = member(body, 'params');
    return isObject(params) ? [{ key: undefined, params }] : [];
  }
  if (member(body, 'error', 'code') === -32042) {
    const list = member(body, 'error', 'data', 'elicitations');
    return (Array.isArray(list) ? list : []).filter(isObject).map((params) => ({ key: undefined, params }));
  }
  return [];
}

/** The answers in one message: the map of a retry, or the result of a pushed request. */
export function answersIn(
  entry: Entry,
): { key: string | undefined; id: unknown; answer: Record<string, unknown> }[] {
  const responses = member(entry.body, 'params', 'inputResponses');
  if (isObject(responses)) {
    return Object.entries(responses).flatMap(([key, answer]) =>
      isObject(answer) ? [{ key, id: undefined, answer }] : [],
    );
  }
  const result = member(entry.body, 'result');
  if (isObject(result) && 'action' in result && member(entry.body, 'method') === undefined) {
    return [{ key: undefined, id: member(entry.body, 'id'), answer: result }];
  }
  return [];
}

function placeIn(trace: Trace, params: Record<string, unknown>): Place | undefined {
  for (const { nonce, call, turn, question } of findMarkers(JSON.stringify(params))) {
    if (nonce === trace.nonce && turn !== undefined && question !== undefined)
      return { call, turn, question };
  }
  return undefined;
}
