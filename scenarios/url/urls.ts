import fc from 'fast-check';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';

function visit(url: string, key = 'u'): Question {
  return { key, message: 'Would you sign in there?', url, answer: { action: 'accept' } };
}

/** Each in a call of its own, so that one that is refused takes no other with it. */
function visits(...urls: readonly string[]): Plan {
  return {
    calls: urls.map((url, step) =>
      callOf({ step, declares: declarations.both, rounds: [{ questions: [visit(url)] }] }),
    ),
  };
}

/** Url questions came with 2025-11-25. */
function knowUrls({ client, child }: Pair): boolean {
  return client >= '2025-11-25' && child >= '2025-11-25';
}

/** Valid urls in spellings that a parser would change. */
const spellings = [
  'https://example.com',
  'HTTPS://EXAMPLE.COM:443/%7euser/../a/./b?b=2&a=1&a=%2f#Part',
  'https://example.com./a//b;c=1?x=%20&y=+&z',
  'https://xn--bcher-kva.example/%E2%9C%93?q=%c3%a9',
  'https://[2001:0DB8::0001]/a',
  'https://example.com/?next=https%3A%2F%2Fexample.org%2F%3Fa%3Db',
] as const;

export const spelledUrls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'url/spellings',
  title: 'questions with urls that have more than one spelling',
  reaches: ['url.verbatim'],
  needs: { children: 1 },
  plays: knowUrls,
  examples: () => [visits(...spellings)],
  plans: () =>
    fc
      .oneof(
        fc.constantFrom(...spellings),
        fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['https'] }),
      )
      .map((url) => visits(url)),
};

const safe = 'https://example.com/sign-in';

/** Where nobody should be sent. */
const unsafe = [
  'http://example.com/sign-in',
  'https://ann:secret@example.com/',
  'https://example.com@evil.example/',
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:text/html,hello',
  'file:///etc/hosts',
  'ftp://example.com/a',
  'vscode://example.com/open',
  'http://localhost.evil.example/',
] as const;

export const unsafeUrls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'url/unsafe',
  title: 'questions with urls that nobody should be sent to, and one that is as it should be',
  reaches: ['url.safe'],
  needs: { children: 1 },
  plays: knowUrls,
  examples: () => [visits(safe, ...unsafe)],
  plans: () => fc.constantFrom(...unsafe).map((url) => visits(safe, url)),
};

export const baitedUrls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'url/bait',
  title: 'questions with urls at which it is seen who opens them',
  reaches: ['url.no-fetch'],
  needs: { children: 1 },
  plays: knowUrls,
  examples: () => [visits('http://{bait}/sign-in', 'https://{bait}/sign-in')],
  plans: () =>
    fc
      .record({
        scheme: fc.constantFrom('http', 'https'),
        path: fc.constantFrom('', '/', '/favicon.ico', '/a?b=c', '/.well-known/security.txt'),
      })
      .map(({ scheme, path }) => visits(`${scheme}://{bait}${path}`)),
};
