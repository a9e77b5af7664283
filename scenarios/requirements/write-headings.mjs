// Writes headings.json: the anchors of every heading of the pages that the requirements cite, so that a test can hold
// each link against them without a network. Run it with a checkout of modelcontextprotocol/modelcontextprotocol:
//   node --import tsx scenarios/requirements/write-headings.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirements } from './index.ts';

const [checkout] = process.argv.slice(2);
if (checkout === undefined) {
  console.error('name the folder of a checkout of modelcontextprotocol/modelcontextprotocol');
  process.exit(2);
}
const cited = new Set(
  requirements.flatMap(({ clauses }) => clauses.map(({ revision, page }) => `${revision}/${page}`)),
);
const pages = [...cited].sort().map((page) => {
  const text = readFileSync(join(checkout, 'docs/specification', `${page}.mdx`), 'utf8');
  return [page, anchorsOf(text)];
});
writeFileSync(
  new URL('headings.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`,
);

/** As the site makes them: lower case, hyphens between words, a number behind what was there before. */
function anchorsOf(text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const seen = new Map();
  return [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) => {
    const slug = heading
      .replace(/<[^>]*>/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .replace(/[ -]+/g, '-');
    const times = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  });
}
