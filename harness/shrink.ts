import { isObject, type JsonObject } from './model/json.ts';
import type { Call, Plan, Question, Round } from './model/plan.ts';

/**
 * Smaller plans than a given one, the boldest cuts first. Works on plans as data, so that literal plans and drawn
 * ones shrink alike; whether a cut keeps the failure is for the caller to find out.
 */
export function* smallerPlans(plan: Plan): Generator<Plan> {
  for (const calls of smallerLists(plan.calls, smallerCalls, 1)) yield { ...plan, calls };
  if (plan.introduces !== undefined) yield without(plan, 'introduces');
  if (plan.setting !== undefined) yield without(plan, 'setting');
  for (const probes of smallerLists(plan.probes ?? [], none, 0)) yield { ...plan, probes };
  for (const misanswers of smallerLists(plan.misanswers ?? [], none, 0)) yield { ...plan, misanswers };
}

/**
 * Makes a plan as small as the budget allows while it still fails.
 * @param fails plays a plan and tells whether the failure is still there.
 * @param budget how many plans may be played.
 */
export async function shrink(
  plan: Plan,
  fails: (smaller: Plan) => Promise<boolean>,
  budget: number,
): Promise<Plan> {
  let best = plan;
  let left = budget;
  for (let progress = true; progress && left > 0; ) {
    progress = false;
    for (const candidate of smallerPlans(best)) {
      if (left <= 0) break;
      left -= 1;
      if (await fails(candidate)) {
        best = candidate;
        progress = true;
        break;
      }
    }
  }
  return best;
}

function* smallerCalls(call: Call): Generator<Call> {
  for (const rounds of smallerLists(call.rounds, smallerRounds, 1)) yield { ...call, rounds };
  yield* bared(call, [
    'hold',
    'leaves',
    'ending',
    'args',
    'id',
    'idAsText',
    'progressToken',
    'method',
    'door',
  ]);
  if (call.step > 0) yield { ...call, step: call.step - 1 };
  if (call.asks === 'always') yield { ...call, asks: 'allowed' };
  for (const key of Object.keys(call.declares)) yield { ...call, declares: without(call.declares, key) };
}

function* smallerRounds(round: Round): Generator<Round> {
  for (const questions of smallerLists(round.questions, smallerQuestions, 0)) yield { ...round, questions };
  if (round.attacks !== undefined) {
    for (const attacks of smallerLists(round.attacks, none, 1)) yield { ...round, attacks };
  }
  if (round.beside !== undefined) {
    for (const beside of smallerLists(round.beside, none, 1)) yield { ...round, beside };
  }
  yield* bared(round, ['extra', 'unasked', 'retryAt', 'progress', 'fault', 'instead', 'mirrors', 'thinks']);
  if (round.retryAt !== undefined) yield without(round, 'retryAt');
  if (round.state !== undefined) {
    yield without(round, 'state');
    for (const state of smallerTexts(round.state)) yield { ...round, state };
  }
}

function* smallerQuestions(question: Question): Generator<Question> {
  if (question.schema !== undefined && question.answer.action !== 'accept') yield without(question, 'schema');
  yield* bared(question, ['completes', 'url', 'extra']);
  if (question.meta !== undefined) {
    yield without(question, 'meta');
    for (const key of Object.keys(question.meta)) yield { ...question, meta: without(question.meta, key) };
  }
  for (const message of smallerTexts(question.message)) yield { ...question, message };
  const [initial, ...others] = question.key;
  if (initial !== undefined && others.length > 0) yield { ...question, key: initial };
  const { answer, schema } = question;
  if (answer.action !== 'accept' || answer.content === undefined) return;
  for (const key of Object.keys(answer.content)) {
    // A field leaves the answer together with its schema, so that the answer still fits.
    const content = without(answer.content, key);
    const smaller = schema === undefined ? {} : { schema: withoutField(schema, key) };
    yield { ...question, ...smaller, answer: { action: 'accept', content } };
  }
}

function withoutField(schema: JsonObject, key: string): JsonObject {
  const { required: _, ...rest } = schema;
  return isObject(rest.properties)
    ? { ...rest, properties: without(rest.properties as JsonObject, key) }
    : rest;
}

/** Half of it, all but one, then each item made smaller. */
function* smallerLists<T>(
  items: readonly T[],
  smallerItems: (item: T) => Iterable<T>,
  least: number,
): Generator<T[]> {
  const half = Math.ceil(items.length / 2);
  if (items.length > 2 && half >= least) {
    yield items.slice(0, half);
    yield items.slice(half);
  }
  if (items.length > least) for (const index of items.keys()) yield items.toSpliced(index, 1);
  for (const [index, item] of items.entries()) {
    for (const smaller of smallerItems(item)) yield items.with(index, smaller);
  }
}

function* smallerTexts(text: string): Generator<string> {
  const characters = [...text];
  if (characters.length === 0) return;
  yield '';
  if (characters.length > 1) {
    const half = Math.ceil(characters.length / 2);
    yield characters.slice(0, half).join('');
    yield characters.slice(half).join('');
    yield characters.slice(0, -1).join('');
    yield characters.slice(1).join('');
  }
}

/** Without each of these members that is there. */
function* bared<T extends object>(value: T, names: readonly (keyof T)[]): Generator<T> {
  for (const name of names) if (value[name] !== undefined) yield without(value, name) as T;
}

function* none(): Generator<never> {}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}
