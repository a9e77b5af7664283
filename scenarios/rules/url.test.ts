import { describe, expect, it } from 'vitest';
import { questionMarker } from '../../harness/model/marker.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { guilty, seen, where } from './testing/look.ts';
import { marked, oneQuestion } from './testing/one-question.ts';
import { modern, planOf } from './testing/plans.ts';
import { failure, inputRequired, nonce, TraceBuilder } from './testing/trace-builder.ts';
import { urlNoFetch } from './url-no-fetch.ts';
import { isSafe, urlSafe } from './url-safe.ts';
import { urlVerbatim } from './url-verbatim.ts';

const both = { elicitation: { form: {}, url: {} } };
const params = (url: string) => ({ mode: 'url', url, message: marked('There?') });

/** Two calls, each with a url; the hub shows those that it lets through. */
function visits(urls: readonly string[], lets: (url: string) => boolean, fence = true): Trace {
  const plan = planOf(...urls.map((_, step) => ({ step, declares: both })));
  const builder = new TraceBuilder(plan, modern);
  for (const [call, url] of urls.entries()) {
    const own = { mode: 'url', url, message: questionMarker(nonce, call, 0, 0) };
    const request = builder.clientCalls(call);
    builder.childAnswers(builder.childCalled(call, 0, both), inputRequired({ q: own }));
    builder.clientGets(request, lets(url) ? inputRequired({ q: own }, 's') : failure(-32603));
  }
  if (fence) builder.fence();
  return builder.trace;
}

describe('url.verbatim', () => {
  it('holds byte for byte, and is broken by another spelling', () => {
    const url = 'HTTPS://EXAMPLE.COM:443/a/../b?b=%2f#C';
    expect(seen(urlVerbatim, oneQuestion(params(url), params(url)))).toEqual(['held']);
    const [one] = guilty(urlVerbatim, oneQuestion(params(url), params(new URL(url).href)));
    expect(one?.expected).toBe(`the url "${url}"`);
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });

  it('sees nothing in forms, or where the question was refused', () => {
    expect(seen(urlVerbatim, oneQuestion({}, {}))).toEqual([]);
    expect(
      seen(
        urlVerbatim,
        visits(['https://a.example/'], () => false),
      ),
    ).toEqual([]);
  });
});

describe('url.safe', () => {
  const good = 'https://example.com/';
  it.each([
    'http://example.com/',
    'https://ann@example.com/',
    'https://github.com\\@evil.example/',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'file:///etc/hosts',
    'no url',
  ])('%j is not safe: held where it was refused beside a safe one, broken where it was shown', (bad) => {
    expect(isSafe(bad)).toBe(false);
    expect(
      seen(
        urlSafe,
        visits([good, bad], (url) => url === good),
      ),
    ).toEqual(['held']);
    expect(
      guilty(
        urlSafe,
        visits([good, bad], () => true),
      ),
    ).toMatchObject([{ expected: 'a url of https without user info' }]);
  });

  it.each([
    good,
    'http://127.0.0.1:8080/a',
    'http://localhost/',
    'http://[::1]/',
    'https://a.example/?x=a@b',
  ])('%s is safe', (url) => {
    expect(isSafe(url)).toBe(true);
    expect(
      seen(
        urlSafe,
        visits([url], () => true),
      ),
    ).toEqual([]);
  });

  it('does not pass a hub that refuses every url', () => {
    expect(
      seen(
        urlSafe,
        visits([good, 'file:///a'], () => false),
      ),
    ).toEqual([]);
  });
});

describe('url.no-fetch', () => {
  const address = '127.0.0.1:4711';
  const trace = (visited: readonly string[], fence = true): Trace => ({
    ...visits([`http://${address}/a`], () => false, fence),
    baited: { address, visits: visited },
  });

  it('holds where nobody came, also if the question was refused', () => {
    expect(seen(urlNoFetch, trace([]))).toEqual(['held']);
  });

  it('is broken where somebody did', () => {
    expect(guilty(urlNoFetch, trace(['the request GET /a HTTP/1.1']))).toMatchObject([
      { actual: 'somebody did, with the request GET /a HTTP/1.1' },
    ]);
  });

  it('sees nothing where no url leads to us, or nobody was served afterwards', () => {
    expect(
      seen(
        urlNoFetch,
        visits(['https://example.com/'], () => true),
      ),
    ).toEqual([]);
    expect(
      seen(urlNoFetch, { ...visits(['https://a.example/'], () => true), baited: { address, visits: [] } }),
    ).toEqual([]);
    expect(seen(urlNoFetch, trace([], false))).toEqual([]);
  });
});
