import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from '../fakes/client/wire.ts';
import { member } from './model/json.ts';
import { formatPair, type Pair } from './model/pair.ts';
import { NoSession } from './stage/box-office.ts';
import type { Stage } from './stage/stage.ts';

/** Milliseconds that a child may take to be ready for a client; some hubs start children after the handshake. */
const readyWithin = 8_000;
const pollEvery = 100;

/**
 * Makes plain calls until one goes through: neither an open port nor a hub that says it is ready proves that this
 * client reaches this child.
 * @returns why none does, in words for the report; undefined where one did.
 */
export async function plainCallFails(
  stage: Stage,
  pair: Pair,
  signal: AbortSignal,
): Promise<string | undefined> {
  const deadline = performance.now() + readyWithin;
  for (;;) {
    signal.throwIfAborted();
    const refusal = await tryOnce(stage, pair);
    if (refusal === undefined) return undefined;
    if (performance.now() > deadline) {
      return `no plain call goes through at ${formatPair(pair)} (${refusal})`;
    }
    await sleep(pollEvery);
  }
}

async function tryOnce(stage: Stage, pair: Pair): Promise<string | undefined> {
  try {
    const outcome = await stage.plainCall(pair, 'ann', 'alpha');
    return outcome.kind === 'result' && member(outcome.result, 'isError') !== true
      ? undefined
      : words(outcome);
  } catch (error) {
    if (!(error instanceof NoSession)) throw error;
    return error.outcome === undefined ? error.message : `${error.message}: ${words(error.outcome)}`;
  }
}

function words(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'result':
      return `the answer is ${JSON.stringify(outcome.result).slice(0, 200)}`;
    case 'error':
      return `the answer is the error ${JSON.stringify(outcome.error).slice(0, 200)}`;
    case 'status':
      return `the answer is HTTP ${outcome.entry.status} ${outcome.entry.raw.slice(0, 200)}`.trim();
    case 'gave-up':
      return 'no answer came';
  }
}
