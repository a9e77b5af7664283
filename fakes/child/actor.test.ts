import { describe, expect, it } from 'vitest';
import { callMarker } from '../../harness/model/marker.ts';
import { type Revision, revisions } from '../../harness/model/revision.ts';
import { callOf } from '../testing/cast.ts';
import { childRig } from '../testing/child-rig.ts';
import { argumentsOf } from './actor.ts';
import { resourceUri } from './catalogue.ts';

const rigOf = (revision: Revision, more: Parameters<typeof childRig>[2] = {}) =>
  childRig(revision, callOf(), more);

describe.each(revisions)('a child of %s', (revision) => {
  const modern = revision === '2026-07-28';

  it('lists what it has', async () => {
    const rig = rigOf(revision);
    for (const method of ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']) {
      await rig.serve(method, {});
    }
    expect(rig.deeds).toMatchObject([
      { answer: { result: { tools: [{ name: 'ask1' }, { name: 'echo1' }] } } },
      { answer: { result: { prompts: [{ name: 'ask1' }] } } },
      { answer: { result: { resources: [] } } },
      { answer: { result: { resourceTemplates: [{ uriTemplate: 'fake://ask1/{marker}' }] } } },
    ]);
    expect(rig.problems).toEqual([]);
  });

  it('says back what it was given, under the very id of the request', async () => {
    const rig = rigOf(revision);
    const args = { marker: callMarker('nonce0', -1) };
    for (const id of [1, '1']) await rig.serve('tools/call', { name: 'echo1', arguments: args }, id);
    const text = expect.stringContaining('hpnonce0cx');
    const part = { call: -1, turn: 0 };
    expect(rig.deeds).toMatchObject([
      { answer: { id: 1, result: { content: [{ text }] } }, part },
      { answer: { id: '1', result: { content: [{ text }] } }, part },
    ]);
    expect(rig.problems).toEqual([]);
  });

  it.each([
    ['tools/call', { name: 'none' }, -32602],
    ['prompts/get', { name: 'none' }, -32602],
    ['resources/read', { uri: 'https://example.com/' }, -32602],
    ['no/such', {}, -32601],
    ['notifications/initialized', {}, -32601],
  ])('refuses %s with %j', async (method, params, code) => {
    const rig = rigOf(revision);
    await rig.serve(method, params);
    const status = modern && code === -32601 ? 404 : 200;
    expect(rig.deeds).toMatchObject([{ answer: { id: 1, error: { code } }, status }]);
    expect(rig.problems).toEqual([]);
  });

  it('says that nothing is being played where a call is of no plan', async () => {
    const rig = rigOf(revision);
    await rig.serve('tools/call', { name: 'ask1', arguments: { marker: 'other' } });
    expect(rig.deeds).toMatchObject([{ answer: { result: { isError: true } }, part: undefined }]);
  });

  it.each([
    ['tools/call', 'content'],
    ['prompts/get', 'messages'],
    ['resources/read', 'contents'],
  ])('ends %s with the members that its result has', async (method, member) => {
    const rig = rigOf(revision);
    await rig.greet({ elicitation: {} });
    const asks = { name: 'ask1', arguments: { marker: rig.marker } };
    const uri = resourceUri(
      { who: 'alpha', name: 'alpha', revision, via: 'http', tools: { ask: 'ask1', echo: 'echo1' } },
      rig.marker,
    );
    await rig.serve(method, method === 'resources/read' ? { uri } : asks);
    expect(rig.deeds).toMatchObject([{ answer: { result: { [member]: [{}] } }, part: { call: 0, turn: 0 } }]);
    expect(JSON.stringify(rig.deeds)).toContain(`done ${rig.marker}`);
    expect(rig.problems).toEqual([]);
  });

  it('gives the wrong result that the plan has for a method', async () => {
    const rig = rigOf(revision, {
      misanswer: (method) => (method === 'tools/list' ? { tools: 7 } : undefined),
    });
    await rig.serve('tools/list', {});
    await rig.serve('prompts/list', {});
    expect(rig.deeds).toMatchObject([
      { answer: { result: { tools: 7 } } },
      { answer: { result: { prompts: [{}] } } },
    ]);
  });
});

describe('how a child opens', () => {
  it.each(['2025-06-18', '2025-11-25'] as const)(
    'in %s: with its own revision, whatever is offered',
    async (own) => {
      const rig = rigOf(own);
      await rig.serve('initialize', { protocolVersion: '1999-01-01', capabilities: {} });
      await rig.serve('ping', {});
      await rig.serve('server/discover', {});
      expect(rig.deeds).toMatchObject([
        { answer: { result: { protocolVersion: own, serverInfo: { name: 'fake-alpha' } } } },
        { answer: { result: {} } },
        { answer: { error: { code: -32601 } } },
      ]);
      expect(rig.problems).toEqual([]);
    },
  );

  it('in 2026-07-28: with discovery, and with no other revision', async () => {
    const rig = rigOf('2026-07-28');
    const other = { _meta: { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' } };
    await rig.serve('server/discover', {});
    await rig.serve('initialize', { protocolVersion: '2025-11-25' });
    await rig.serve('tools/list', other);
    await rig.serve('ping', {});
    const data = (requested: string) => ({ supported: ['2026-07-28'], requested });
    expect(rig.deeds).toMatchObject([
      { answer: { result: { supportedVersions: ['2026-07-28'] } } },
      { answer: { error: { code: -32022, data: data('2025-11-25') } }, status: 400 },
      { answer: { error: { code: -32022, data: data('2099-01-01') } }, status: 400 },
      { answer: { error: { code: -32601 } }, status: 404 },
    ]);
    expect(rig.problems).toEqual([]);
  });
});

describe('argumentsOf', () => {
  it('looks where a marker may stand, and nowhere else', () => {
    const params = { arguments: { a: 1 }, uri: 'u', name: 'n', _meta: { m: 1 }, requestState: 's' };
    expect(argumentsOf({ params })).toBe('[{"a":1},"u"]');
    expect(argumentsOf(undefined)).toBe('[null,null]');
  });
});
