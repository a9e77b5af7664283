import { describe, expect, it } from 'vitest';
import { type Revision, revisions } from '../../harness/model/revision.ts';
import { validateMessage } from './index.ts';
import { envelope } from './oracle/sample-parts.ts';

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });
const result = (body: unknown) => ({ jsonrpc: '2.0', id: 1, result: body });
const error = (code: unknown, data?: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message: 'no', data },
});
const paths = (...args: Parameters<typeof validateMessage>): string[] =>
  validateMessage(...args).map(({ path }) => path);

const modern: Revision = '2026-07-28';
const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];

describe.each(revisions)('in %s', (revision) => {
  const call = request('tools/call', { name: 'x', _meta: envelope });

  it('lets a proper call pass, with members and methods nobody defined', () => {
    expect(validateMessage(revision, 'client', { ...call, extra: 1 })).toEqual([]);
    expect(validateMessage(revision, 'client', { ...call, method: 'vendor.example/x' })).toEqual([]);
    expect(
      validateMessage(revision, 'server', { jsonrpc: '2.0', method: 'notifications/vendor.example' }),
    ).toEqual([]);
  });

  it.each([[[call]], [[]], [null], ['x'], [7], [{}]])('refuses what is no single message: %j', (message) => {
    expect(validateMessage(revision, 'client', message)).toHaveLength(
      message && typeof message === 'object' && !Array.isArray(message) ? 2 : 1,
    );
  });

  it.each([[null], [1.5], [true], [{}]])('refuses the request id %j', (id) => {
    expect(paths(revision, 'client', { ...call, id })).toEqual(['/id']);
  });

  it.each([['a'], [''], [0], [-1]])('takes the request id %j', (id) => {
    expect(paths(revision, 'client', { ...call, id })).toEqual([]);
  });

  it('refuses another version of JSON-RPC, and a method that is no string', () => {
    expect(paths(revision, 'client', { ...call, jsonrpc: '1.0' })).toEqual(['/jsonrpc']);
    expect(paths(revision, 'client', { ...call, method: 1 })).toEqual(['/method']);
  });

  it('tells requests and notifications apart by their methods', () => {
    expect(paths(revision, 'client', { ...call, id: undefined })).toEqual(['/id']);
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    expect(paths(revision, 'client', cancelled)).toEqual([]);
    expect(paths(revision, 'client', { ...cancelled, id: 1 })).toEqual(['/method']);
  });

  it('lets an error come without an id, a result not', () => {
    const { error: fault } = error(-32600);
    expect(paths(revision, 'server', { jsonrpc: '2.0', error: fault })).toEqual([]);
    expect(paths(revision, 'server', { jsonrpc: '2.0', id: null, error: fault })).toEqual([]);
    expect(paths(revision, 'server', { ...result({ resultType: 'complete' }), id: undefined })).toEqual([
      '/id',
    ]);
    expect(paths(revision, 'server', { ...result({ resultType: 'complete' }), id: null })).toEqual(['/id']);
  });

  it('asks of an error an integer code and a message', () => {
    expect(paths(revision, 'server', error(1.5))).toEqual(['/error/code']);
    expect(paths(revision, 'server', { jsonrpc: '2.0', id: 1, error: {} })).toEqual([
      '/error/message',
      '/error/code',
    ]);
    expect(paths(revision, 'server', { jsonrpc: '2.0', id: 1, error: 'no' })).toEqual(['/error']);
  });

  it('lets a client find out the era with the opening of either', () => {
    const discover = request('server/discover', { _meta: envelope });
    const initialize = request('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    });
    expect(paths(revision, 'client', discover)).toEqual([]);
    expect(paths(revision, 'client', initialize)).toEqual([]);
    expect(paths(revision, 'client', request('server/discover'))).toEqual(['/params']);
    expect(paths(revision, 'client', request('initialize', {}))).toEqual([
      '/params/protocolVersion',
      '/params/capabilities',
      '/params/clientInfo',
    ]);
    const opened = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      serverInfo: { name: 'x', version: '1' },
    };
    expect(paths(revision, 'server', result(opened), { method: 'initialize' })).toEqual([]);
    expect(paths(revision, 'server', result(opened), { method: 'server/discover' })).toContain(
      '/result/resultType',
    );
  });

  it('judges a result by the method it answers', () => {
    const listing = { resultType: 'complete', ttlMs: 0, cacheScope: 'private', tools: [{ name: 'x' }] };
    expect(paths(revision, 'server', result(listing), { method: 'tools/list' })).toEqual([
      '/result/tools/0/inputSchema',
    ]);
    expect(paths(revision, 'server', result(listing))).toEqual([]);
  });

  it('keeps track of keys that JavaScript gives a meaning', () => {
    const content = JSON.parse('{"__proto__": 1, "constructor": "x", "": true}');
    const answers = JSON.parse('{"__proto__": {"action": "perhaps"}}');
    expect(
      paths('2025-11-25', 'client', result({ action: 'accept', content }), { method: 'elicitation/create' }),
    ).toEqual([]);
    const retry = request('tools/call', { name: 'x', inputResponses: answers, _meta: envelope });
    expect(paths(modern, 'client', retry)).toEqual(['/params/inputResponses/__proto__']);
  });
});

describe('in 2026-07-28', () => {
  it('asks for the envelope on every request of a client', () => {
    expect(paths(modern, 'client', request('tools/call', { name: 'x' }))).toEqual(['/params/_meta']);
    expect(paths(modern, 'client', request('tools/list'))).toEqual(['/params']);
    expect(paths(modern, 'client', request('vendor.example/x', {}))).toEqual(['/params/_meta']);
    expect(paths(modern, 'client', request('tools/list', { _meta: {} }))).toEqual([
      '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      '/params/_meta/io.modelcontextprotocol~1clientCapabilities',
    ]);
  });

  it('notices an incomplete introduction', () => {
    const _meta = { ...envelope, 'io.modelcontextprotocol/clientInfo': { name: 'x' } };
    expect(paths(modern, 'client', request('tools/list', { _meta }))).toEqual([
      '/params/_meta/io.modelcontextprotocol~1clientInfo/version',
    ]);
  });

  it('asks for the type of a result, and leaves unknown types to extensions', () => {
    expect(paths(modern, 'server', result({}), { method: 'tools/call' })).toEqual(['/result/resultType']);
    expect(paths(modern, 'server', result({ resultType: 'task' }), { method: 'tools/call' })).toEqual([]);
    expect(paths(modern, 'server', result({ resultType: 'complete' }), { method: 'tools/call' })).toEqual([
      '/result/content',
    ]);
  });

  it('takes questions on a result, whatever else lies on it', () => {
    const asking = { resultType: 'input_required', requestState: '', content: [], isError: false, _meta: {} };
    for (const method of ['tools/call', 'prompts/get', 'resources/read']) {
      expect(paths(modern, 'server', result(asking), { method })).toEqual([]);
    }
    expect(paths(modern, 'server', result(asking))).toEqual([]);
    expect(paths(modern, 'server', result({ ...asking, requestState: 1 }), { method: 'tools/call' })).toEqual(
      ['/result/requestState'],
    );
  });

  it('knows what the errors it defines must tell', () => {
    expect(paths(modern, 'server', error(-32022))).toEqual(['/error/data']);
    expect(paths(modern, 'server', error(-32022, {}))).toEqual([
      '/error/data/supported',
      '/error/data/requested',
    ]);
    expect(paths(modern, 'server', error(-32021, { requiredCapabilities: {} }))).toEqual([]);
    expect(paths(modern, 'server', error(-32001))).toEqual([]);
    expect(paths(modern, 'server', error(-32100))).toEqual([]);
  });

  it('leaves the task methods that an extension took over to it', () => {
    expect(paths(modern, 'client', request('tasks/get', { _meta: envelope }))).toEqual([]);
    expect(paths(modern, 'client', request('tasks/result', { _meta: envelope }))).toEqual(['/method']);
    expect(paths('2025-06-18', 'client', request('tasks/get', { taskId: 't' }))).toEqual(['/method']);
  });
});

describe.each(legacy)('in %s', (revision) => {
  it('lets params be left out where they say nothing', () => {
    expect(paths(revision, 'client', request('tools/list'))).toEqual([]);
    expect(paths(revision, 'server', request('ping'))).toEqual([]);
    expect(paths(revision, 'client', request('tools/call'))).toEqual(['/params']);
  });

  it('has no reserved error codes', () => {
    for (const code of [-32002, -32020, -32099]) expect(paths(revision, 'server', error(code))).toEqual([]);
  });
});

describe('what changed between the legacy revisions', () => {
  const ask = (params: object) => request('elicitation/create', { message: 'x', ...params });
  const form = (field: object) => ask({ requestedSchema: { type: 'object', properties: { f: field } } });
  const field = '/params/requestedSchema/properties/f';

  it('url questions came with 2025-11-25', () => {
    const visit = { mode: 'url', url: 'https://example.test/', elicitationId: 'e' };
    expect(paths('2025-11-25', 'server', ask(visit))).toEqual([]);
    expect(paths('2025-11-25', 'server', ask({ ...visit, elicitationId: undefined }))).toEqual([
      '/params/elicitationId',
    ]);
    expect(paths('2025-11-25', 'server', ask({ ...visit, url: 'nowhere' }))).toEqual(['/params/url']);
    expect(paths('2025-06-18', 'server', ask(visit))).toEqual(['/params/requestedSchema']);
  });

  it('so did multiple choices, and answers that are lists', () => {
    const several = form({ type: 'array', items: { type: 'string', enum: ['a'] } });
    expect(paths('2025-11-25', 'server', several)).toEqual([]);
    expect(paths('2025-06-18', 'server', several)).toEqual([`${field}/type`]);
    const picked = result({ action: 'accept', content: { f: ['a'] } });
    expect(paths('2025-11-25', 'client', picked, { method: 'elicitation/create' })).toEqual([]);
    expect(paths('2025-06-18', 'client', picked, { method: 'elicitation/create' })).toEqual([
      '/result/content/f',
    ]);
  });

  it.each(legacy)('forms stay flat in %s', (revision) => {
    expect(paths(revision, 'server', form({ type: 'object', properties: {} }))).toEqual([`${field}/type`]);
    expect(paths(revision, 'server', form({}))).toEqual([`${field}/type`]);
    expect(paths(revision, 'server', form({ type: 'string', format: 'phone' }))).toEqual([field]);
    expect(paths(revision, 'server', form({ type: 'string', pattern: '^x', 'x-vendor': {} }))).toEqual([]);
  });

  it('-32042 lists questions in 2025-11-25 and means nothing before', () => {
    expect(paths('2025-11-25', 'server', error(-32042))).toEqual(['/error/data']);
    expect(paths('2025-11-25', 'server', error(-32042, { elicitations: [{ mode: 'url' }] }))).toContain(
      '/error/data/elicitations/0/url',
    );
    expect(paths('2025-06-18', 'server', error(-32042))).toEqual([]);
  });
});
