import { allPairs, formatPair, type Pair, selectPairs } from '../harness/model/pair.ts';
import { revisions, shortNames, transports } from '../harness/model/revision.ts';

/** Pairs in few words, each a pattern that `--pair` takes: `28..*`, `28..28/http..*`. Patterns may overlap. */
export function listPairs(pairs: readonly Pair[]): string {
  const wanted = new Set(pairs.map(formatPair));
  if (wanted.size === allPairs.length) return 'every pair';
  const fitting = patterns.filter(({ covers }) => covers.every((pair) => wanted.has(pair)));
  const chosen: string[] = [];
  const missing = new Set(wanted);
  while (missing.size > 0) {
    const gain = ({ covers }: Pattern) => covers.filter((pair) => missing.has(pair)).length;
    const best = fitting.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best.text);
    for (const pair of best.covers) missing.delete(pair);
  }
  return chosen.join(', ');
}

interface Pattern {
  readonly text: string;
  readonly covers: readonly string[];
}

const names = ['*', ...revisions.map((revision) => shortNames[revision])];
const ways = ['*', ...transports];

/** Every pattern there is, wide ones first. */
const patterns: readonly Pattern[] = names
  .flatMap((client) => names.map((child) => `${client}..${child}`))
  .flatMap((eras) =>
    ways.flatMap((client) =>
      ways.map((child) => (client === '*' && child === '*' ? eras : `${eras}/${client}..${child}`)),
    ),
  )
  .map((text) => ({ text, covers: selectPairs(text).map(formatPair) }));
