import fc from 'fast-check';
import type { Outcome } from '../../fakes/client/wire.ts';
import type { HubUnderTest } from '../hub-under-test.ts';
import type { Entry } from '../model/entry.ts';
import { member } from '../model/json.ts';
import { allPairs, formatPair, type Pair } from '../model/pair.ts';
import type { Plan } from '../model/plan.ts';
import type { Requirement } from '../model/requirement.ts';
import type { Rule, Sighting } from '../model/sighting.ts';
import type { Trace } from '../model/trace.ts';
import type { Stage } from '../stage/stage.ts';
import type { PlayableScenario, Suite } from '../suite.ts';

/** What a toy hub lets a rule see in one plan, by requirement. */
export type Behaviour = (plan: Plan, pair: Pair) => Readonly<Record<string, Sighting['saw']>>;

/** A pair of modern legs over HTTP. */
export const modern = allPairs.find((pair) => formatPair(pair) === '28..28/http..http') as Pair;

/** A requirement that speaks of every pair. */
export function requirement(id: string, changes: Partial<Requirement> = {}): Requirement {
  return {
    id,
    text: 'Something holds.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [],
    applies: {},
    ...changes,
  };
}

/** A plan that says something: as many calls as words. */
export function saying(...words: string[]): Plan {
  return {
    calls: words.map((message, step) => ({
      by: 'ann',
      to: 'alpha',
      step,
      declares: {},
      asks: 'allowed',
      rounds: [{ questions: [{ key: 'q', message, answer: { action: 'decline' } }] }],
    })),
  };
}

/** All that a plan says. */
export function wordsOf(plan: Plan): string[] {
  return plan.calls.flatMap(({ rounds }) =>
    rounds.flatMap(({ questions }) => questions.map(({ message }) => message)),
  );
}

/** A scenario that plays these plans first and then draws others that say `drawn`. */
export function scenario(
  id: string,
  reaches: readonly string[],
  changes: Partial<PlayableScenario> & { readonly first?: readonly Plan[] } = {},
): PlayableScenario {
  const { first = [], ...rest } = changes;
  return {
    id,
    title: id,
    reaches,
    needs: { children: 1 },
    plays: () => true,
    examples: () => first,
    plans: () => fc.nat(9).map((n) => saying('drawn', String(n))),
    ...rest,
  };
}

/** A suite in which each requirement has a rule that sees what the toy hub shows of it. */
export function suite(
  requirements: readonly Requirement[],
  scenarios: readonly PlayableScenario[],
  changes: Partial<Suite> = {},
): Suite {
  const rules = requirements.map(({ id }): Rule => ({ requirement: id, look: (trace) => look(id, trace) }));
  return { version: '0', requirements, rules, scenarios, carries: () => true, ...changes };
}

/** A stage in memory: it fabricates traces instead of playing. */
export class ToyStage {
  readonly played: Plan[] = [];
  closed = 0;
  renewed = 0;
  /** How plain calls end, one after the other; the last one counts for all that follow. */
  readonly plainCalls: (Outcome | Error)[];
  readonly #behaviour: Behaviour;

  constructor(behaviour: Behaviour, plainCalls: (Outcome | Error)[] = [answered({ content: [] })]) {
    this.#behaviour = behaviour;
    this.plainCalls = [...plainCalls];
  }

  /** Where the engine asks for a stage. */
  get asStage(): Stage {
    // A Stage has private members, so nothing else is one by its shape; the engine uses these alone.
    return this as unknown as Stage;
  }

  async play(plan: Plan, pair: Pair): Promise<Trace> {
    this.played.push(plan);
    const entries = Object.entries(this.#behaviour(plan, pair)).map(([id, saw], n) =>
      entry(n, { [id]: saw }),
    );
    const childNames = { alpha: 'alpha', beta: 'beta' };
    const hub = { name: 'toy', childNames, tellsClientsApart: true, maxRounds: 8 };
    return { plan, pair, nonce: 'abc123', hub, entries };
  }

  async plainCall(): Promise<Outcome> {
    const [outcome] = this.plainCalls.length > 1 ? this.plainCalls.splice(0, 1) : this.plainCalls;
    if (outcome === undefined) throw new Error('no plain call is expected');
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  async renew(): Promise<void> {
    this.renewed += 1;
  }

  async close(): Promise<void> {
    this.closed += 1;
  }
}

/** A plain call that ended in a result. */
export function answered(result: object): Outcome {
  return { kind: 'result', entry: entry(0, {}), result };
}

/** A plain call that nobody answered. */
export const unanswered: Outcome = { kind: 'gave-up', entry: { ...entry(0, {}), kind: 'gave-up' } };

/** A hub with every door; who starts it gets an error, since tests put a toy stage in its place. */
export function hub(changes: Partial<HubUnderTest> = {}): HubUnderTest {
  return {
    name: 'toy',
    version: '1',
    manifest: 'toy.json',
    launcher: { launch: () => Promise.reject(new Error('a toy hub is not started')) },
    facts: { name: 'toy', tellsClientsApart: true, maxRounds: 8 },
    children: { transports: ['stdio', 'http'] },
    doors: ['stdio', 'http'],
    cannot: () => undefined,
    ...changes,
  };
}

/** One entry with a body. */
export function entry(n: number, body: object): Entry {
  const raw = JSON.stringify(body);
  const link = { who: 'ann', link: 'ann#1', revision: '2026-07-28', via: 'http' } as const;
  return { n, ms: 0, side: 'front', direction: 'from-hub', kind: 'message', raw, body, ...link };
}

function look(id: string, trace: Trace): Sighting[] {
  return trace.entries.flatMap(({ n, body }): Sighting[] => {
    switch (member(body, id)) {
      case 'held':
        return [{ saw: 'held', at: n }];
      case 'broken':
        return [{ saw: 'broken', at: n, expected: `${id} holds`, actual: wordsOf(trace.plan).join(' ') }];
      case 'exempt':
        return [{ saw: 'exempt', because: 'it is built so' }];
      default:
        return [];
    }
  });
}
