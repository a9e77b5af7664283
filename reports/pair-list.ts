import { allPairs, formatPair, type Pair } from '../harness/model/pair.ts';
import { shortNames } from '../harness/model/revision.ts';
import { groupBy } from './group-by.ts';

/** Pairs in few words, each a pattern that `--pair` takes: `28..28`, `28..28/http..*`, or one by one. */
export function listPairs(pairs: readonly Pair[]): string {
  if (new Set(pairs.map(formatPair)).size === allPairs.length) return 'every pair';
  return [...groupBy(pairs, ({ client, child }) => `${shortNames[client]}..${shortNames[child]}`)]
    .flatMap(([eras, group]) => foldTransports(group).map((via) => `${eras}${via}`))
    .join(', ');
}

function foldTransports(group: readonly Pair[]): string[] {
  const has = (clientVia: string, childVia: string) =>
    group.some((pair) => pair.clientVia === clientVia && pair.childVia === childVia);
  const all = ['stdio', 'http'] as const;
  if (all.every((client) => all.every((child) => has(client, child)))) return [''];
  return all.flatMap((client) => {
    if (all.every((child) => has(client, child))) return [`/${client}..*`];
    return all.filter((child) => has(client, child)).map((child) => `/${client}..${child}`);
  });
}
