import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requirements } from './index.ts';

const headings: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('headings.json', import.meta.url), 'utf8'),
);

it.each(requirements)('$id names clauses that are in the specification', ({ clauses }) => {
  expect(clauses).not.toHaveLength(0);
  for (const { revision, page, anchor } of clauses) {
    expect(headings[`${revision}/${page}`], `${revision}/${page}`).toContain(anchor);
  }
});
