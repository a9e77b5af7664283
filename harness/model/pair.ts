import {
  parseRevision,
  type Revision,
  revisions,
  shortNames,
  type Transport,
  transports,
} from './revision.ts';

/** One column of the matrix: who stands on each side of the hub, and how each leg travels. */
export interface Pair {
  readonly client: Revision;
  readonly child: Revision;
  readonly clientVia: Transport;
  readonly childVia: Transport;
}

/** Every pair: three revisions and two transports on each side, 36 in all. */
export const allPairs: readonly Pair[] = revisions.flatMap((client) =>
  revisions.flatMap((child) =>
    transports.flatMap((clientVia) =>
      transports.map((childVia): Pair => ({ client, child, clientVia, childVia })),
    ),
  ),
);

/** The pair as text, `28..11/http..stdio`: client revision, child revision, then both transports. */
export function formatPair(pair: Pair): string {
  return `${shortNames[pair.client]}..${shortNames[pair.child]}/${pair.clientVia}..${pair.childVia}`;
}

/**
 * The pairs that a pattern such as `28..28/http..stdio`, `28..*` or `*..11/stdio..*` selects.
 * The part after the slash may be left out.
 * @throws {RangeError} naming the part that is no revision, transport or `*`.
 */
export function selectPairs(pattern: string): Pair[] {
  const [eras = '', via = '*..*', ...rest] = pattern.split('/');
  const [client, child, ...more] = eras.split('..');
  const [clientVia, childVia, ...extra] = via.split('..');
  if (client === undefined || child === undefined || clientVia === undefined || childVia === undefined) {
    throw new RangeError(`pair "${pattern}" is not of the form CLIENT..CHILD or CLIENT..CHILD/VIA..VIA`);
  }
  if (rest.length + more.length + extra.length > 0) {
    throw new RangeError(`pair "${pattern}" has more parts than CLIENT..CHILD/VIA..VIA`);
  }
  const revisionIs = (text: string) => {
    if (text === '*') return () => true;
    const wanted = parseRevision(text);
    if (wanted === undefined) {
      throw new RangeError(`pair "${pattern}": "${text}" is no revision (06, 11, 28, a full date, or *)`);
    }
    return (revision: Revision) => revision === wanted;
  };
  const transportIs = (text: string) => {
    if (text === '*') return () => true;
    if (text !== 'stdio' && text !== 'http') {
      throw new RangeError(`pair "${pattern}": "${text}" is no transport (stdio, http, or *)`);
    }
    return (transport: Transport) => transport === text;
  };
  const [c, k, cv, kv] = [
    revisionIs(client),
    revisionIs(child),
    transportIs(clientVia),
    transportIs(childVia),
  ];
  return allPairs.filter(
    (pair) => c(pair.client) && k(pair.child) && cv(pair.clientVia) && kv(pair.childVia),
  );
}
