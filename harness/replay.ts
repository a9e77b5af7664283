import { confirm } from './confirm.ts';
import type { HubUnderTest } from './hub-under-test.ts';
import { firstBroken } from './hunt.ts';
import { judge } from './judge.ts';
import type { Exhibit } from './model/run-report.ts';
import { plainCallFails } from './plain-call.ts';
import { kindOf } from './stage/cast.ts';
import { Stage } from './stage/stage.ts';
import type { Suite } from './suite.ts';
import { readToken } from './token.ts';

/** What came of running a failure again. */
export interface Replay {
  readonly outcome: 'still fails' | 'holds now' | 'not reached';
  /** One line: how often it failed, or why nothing was reached. */
  readonly text: string;
  /** How often it failed; absent where nothing was reached. */
  readonly confirmed?: { readonly failed: number; readonly of: number };
  /** A playing that failed, where one did. */
  readonly exhibit?: Exhibit;
}

/**
 * Runs the plan of a token again, on a hub of its own, as often as a failure is confirmed.
 * @throws {TokenError} where the token cannot be read.
 */
export async function replay(
  token: string,
  hub: HubUnderTest,
  { suite, signal }: { readonly suite: Suite; readonly signal: AbortSignal },
): Promise<Replay> {
  const { requirement, scenario, pair, plan } = readToken(token);
  const stage = await Stage.set(hub.launcher, hub.facts, [kindOf(pair)], hub.children.max ?? 2);
  try {
    const blocked = await plainCallFails(stage, pair, signal);
    if (blocked !== undefined) return { outcome: 'not reached', text: blocked };
    const { failed, of, reached, trace } = await confirm(requirement, plan, pair, stage, suite.rules, signal);
    if (reached === 0) return { outcome: 'not reached', text: `${requirement}: its premise did not arise` };
    const text = `${requirement}: failed ${failed} of ${of}`;
    const broken = firstBroken(judge(trace, suite.rules).get(requirement));
    if (broken === undefined) return { outcome: 'holds now', text, confirmed: { failed, of } };
    const exhibit = { hub: hub.name, requirement, pair, scenario, plan, broken, entries: trace.entries };
    return { outcome: 'still fails', text, confirmed: { failed, of }, exhibit };
  } finally {
    await stage.close();
  }
}
