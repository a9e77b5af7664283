import type { Entry } from '../../harness/model/entry.ts';
import type { Pair } from '../../harness/model/pair.ts';

/** An entry as a test writes it down. */
export type Line = Pick<Entry, 'side' | 'direction'> & Partial<Entry>;

/** Entries of a transcript at a pair, numbered. */
export function transcript(pair: Pair, lines: readonly Line[]): Entry[] {
  return lines.map((line, n): Entry => {
    const front = line.side === 'front';
    return {
      n,
      ms: n,
      who: front ? 'ann' : 'alpha',
      link: front ? 'ann#1' : 'alpha-28-http#1',
      revision: front ? pair.client : pair.child,
      via: front ? pair.clientVia : pair.childVia,
      kind: 'message',
      raw: line.body === undefined ? '' : JSON.stringify(line.body),
      ...line,
    };
  });
}

/** A request as one side sends it. */
export function request(side: Entry['side'], id: number | string, method: string, params: object = {}): Line {
  const direction = side === 'front' ? 'to-hub' : 'from-hub';
  return { side, direction, body: { jsonrpc: '2.0', id, method, params } };
}

/** The result of a request, on its way back. */
export function result(side: Entry['side'], id: number | string, value: object): Line {
  const direction = side === 'front' ? 'from-hub' : 'to-hub';
  return { side, direction, body: { jsonrpc: '2.0', id, result: value } };
}

/** The error that answers a request, on its way back. */
export function failure(side: Entry['side'], id: number | string, code: number): Line {
  const direction = side === 'front' ? 'from-hub' : 'to-hub';
  return { side, direction, body: { jsonrpc: '2.0', id, error: { code, message: 'no' } } };
}
