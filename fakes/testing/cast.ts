import { callMarker } from '../../harness/model/marker.ts';
import type { Call } from '../../harness/model/plan.ts';
import type { Revision, Transport } from '../../harness/model/revision.ts';
import type { ChildSpec } from '../child/actor.ts';
import type { Book, Performance } from '../child/performance.ts';
import type { Link } from '../tape.ts';

/** A client's connection. */
export function frontLink(revision: Revision, via: Transport = 'http'): Link {
  return { id: 'ann#1', side: 'front', who: 'ann', revision, via };
}

/** A child's connection. */
export function backLink(revision: Revision, via: Transport = 'http'): Link {
  return { id: 'alpha#1', side: 'back', who: 'alpha', revision, via };
}

/** A child named `alpha` with the tools `ask1` and `echo1`. */
export function childSpec(revision: Revision, via: Transport = 'http'): ChildSpec {
  return { who: 'alpha', name: 'alpha', revision, via, tools: { ask: 'ask1', echo: 'echo1' } };
}

/** A call with nothing special about it that asks as soon as it may. */
export function callOf(more: Partial<Call> = {}): Call {
  const declares = { elicitation: {} };
  return { by: 'ann', to: 'alpha', step: 0, declares, asks: 'allowed', rounds: [], ...more };
}

/** A book in which one call is being played, and the marker that a request of that call carries. */
export function openBook(call: Call): { book: Book; marker: string; performance: Performance } {
  const nonce = 'test00';
  const marker = callMarker(nonce, 0);
  const performance: Performance = {
    nonce,
    index: 0,
    call,
    arrive: () => Promise.resolve(),
    released: () => {},
    turns: 0,
    sent: undefined,
    shown: undefined,
  };
  const book: Book = {
    find: (args) => (args.includes(marker) ? performance : undefined),
    misanswer: () => undefined,
  };
  return { book, marker, performance };
}
