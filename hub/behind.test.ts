import { fileURLToPath } from 'node:url';
import {
  Client,
  LOG_LEVEL_META_KEY,
  type Notification,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { afterEach, expect, it } from 'vitest';
import { httpFixture } from '../fakes/fixture/http.ts';
import { type HttpClient, httpClient, testHub } from './testing/harness.ts';

const fixture = fileURLToPath(new URL('../fakes/fixture/main.ts', import.meta.url));
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The hub over a genuine server, named `s` over stdio and `h` over HTTP. */
async function setUp(): Promise<HttpClient> {
  const web = await httpFixture();
  ends.push(web.close);
  const stdio = { command: process.execPath, args: ['--import', 'tsx', fixture] };
  const client = await httpClient(testHub({}, undefined, { s: stdio, h: { url: web.url } }));
  ends.push(client.close);
  return client;
}

/** A genuine client of either era, and a way to wait for what it is told. */
async function connect(hub: HttpClient, path: string, mode: 'legacy' | 'auto') {
  const client = new Client({ name: 'genuine', version: '1' }, { versionNegotiation: { mode } });
  const told: Notification[] = [];
  const waiting: (() => void)[] = [];
  client.fallbackNotificationHandler = async (notification) => {
    told.push(notification);
    for (const look of waiting) look();
  };
  const headers = { authorization: 'Bearer a' };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(path, hub.url), { requestInit: { headers } }),
  );
  ends.push(() => client.close());
  const hears = (method: string) =>
    new Promise<Notification>((resolve) => {
      const look = () => {
        const found = told.find((notification) => notification.method === method);
        if (found !== undefined) resolve(found);
      };
      waiting.push(look);
      look();
    });
  return { client, told, hears };
}

const eras = [
  ['a modern client', 'auto'],
  ['a legacy client', 'legacy'],
] as const;
const paths = ['/s/mcp', '/h/mcp'];
const pairs = eras.flatMap(([who, mode]) => paths.map((path) => [who, path, mode] as const));

it.each(pairs)('%s at %s finds what the child has', async (_who, path, mode) => {
  const { client } = await connect(await setUp(), path, mode);
  expect(client.getServerCapabilities()).toEqual({
    tools: { listChanged: true },
    prompts: { listChanged: true },
    resources: { listChanged: true, subscribe: true },
    completions: {},
    logging: {},
  });
  expect((await client.listPrompts()).prompts).toContainEqual(
    expect.objectContaining({ name: 'test_prompt_with_arguments' }),
  );
  expect((await client.listResourceTemplates()).resourceTemplates).toMatchObject([
    { uriTemplate: 'test://template/{id}/data' },
  ]);
  const { contents } = await client.readResource({ uri: 'test://template/7/data' });
  expect(contents[0]).toMatchObject({ uri: 'test://template/7/data', mimeType: 'application/json' });
  const ref = { type: 'ref/prompt' as const, name: 'test_prompt_with_arguments' };
  const { completion } = await client.complete({ ref, argument: { name: 'arg1', value: 'par' } });
  expect(completion.values).toEqual(['paris', 'park', 'party']);
  await expect(client.readResource({ uri: 'test://nothing' })).rejects.toMatchObject({
    code: -32602,
    data: { uri: 'test://nothing' },
  });
});

it.each(paths)(
  'a modern client at %s hears the log of its call at its level, and of no other',
  async (path) => {
    const { client, told } = await connect(await setUp(), path, 'auto');
    const call = { name: 'test_logging_tool', arguments: {} };
    await client.callTool(call);
    expect(told).toEqual([]);
    await client.callTool({ ...call, _meta: { [LOG_LEVEL_META_KEY]: 'info' } });
    expect(told.map(({ params }) => params?.data)).toEqual(['started', 'half done', 'finished']);
    await client.callTool({ ...call, _meta: { [LOG_LEVEL_META_KEY]: 'warning' } });
    expect(told).toHaveLength(3);
  },
);

it('a legacy client hears the log of its calls once it has set a level', async () => {
  const { client, told } = await connect(await setUp(), '/s/mcp', 'legacy');
  await client.callTool({ name: 'test_tool_with_logging', arguments: {} });
  expect(told).toEqual([]);
  await client.setLoggingLevel('debug');
  await client.callTool({ name: 'test_tool_with_logging', arguments: {} });
  expect(told.map(({ params }) => params?.level)).toEqual(['info', 'info', 'info']);
});

it.each(paths)(
  'a modern client at %s hears of the changes that it asked for, and no others',
  async (path) => {
    const hub = await setUp();
    const { client, told, hears } = await connect(hub, path, 'auto');
    const other = await connect(hub, path, 'auto');
    const uri = 'test://watched-resource';
    const subscription = await client.listen({ promptsListChanged: true, resourceSubscriptions: [uri] });
    expect(subscription.honoredFilter).toEqual({ promptsListChanged: true, resourceSubscriptions: [uri] });
    const update = (changed: string) =>
      other.client.callTool({ name: 'test_trigger_resource_update', arguments: { uri: changed } });
    await other.client.callTool({ name: 'test_trigger_tool_change', arguments: {} });
    await update('test://static-text');
    await update(uri);
    await other.client.callTool({ name: 'test_trigger_prompt_change', arguments: {} });
    expect((await hears('notifications/resources/updated')).params).toMatchObject({ uri });
    await hears('notifications/prompts/list_changed');
    expect(told.map(({ method }) => method)).toEqual([
      'notifications/resources/updated',
      'notifications/prompts/list_changed',
    ]);
    expect(other.told).toEqual([]);
    await subscription.close();
  },
);

it.each(paths)('a legacy client at %s hears of changes on its stream', async (path) => {
  const { client, told, hears } = await connect(await setUp(), path, 'legacy');
  const update = (uri: string) =>
    client.callTool({ name: 'test_trigger_resource_update', arguments: { uri } });
  await client.subscribeResource({ uri: 'test://watched-resource' });
  await update('test://static-text');
  await update('test://watched-resource');
  expect((await hears('notifications/resources/updated')).params).toEqual({ uri: 'test://watched-resource' });
  await client.unsubscribeResource({ uri: 'test://watched-resource' });
  await update('test://watched-resource');
  await client.callTool({ name: 'test_trigger_tool_change', arguments: {} });
  await hears('notifications/tools/list_changed');
  expect(told.filter(({ method }) => method === 'notifications/resources/updated')).toHaveLength(1);
});

it('mirrors an argument into the header that a child over HTTP wants, from the first call on', async () => {
  const hub = await setUp();
  const call = { name: 'test_header_parameter', arguments: { region: 'Zürich' } };
  const reply = await hub.modern('/h/mcp', 'tools/call', call);
  expect(reply.body.result?.content).toEqual([{ type: 'text', text: 'Region Zürich.' }]);
});

it('holds a header that mirrors an argument against it', async () => {
  const hub = await setUp();
  const call = { name: 'test_header_parameter', arguments: { region: 'north' } };
  const send = (region: string) =>
    hub.modern('/s/mcp', 'tools/call', call, { headers: { 'mcp-param-region': region } });
  expect((await send('north')).body.result).toBeDefined();
  expect(await send('south')).toMatchObject({ status: 400, body: { error: { code: -32020 } } });
});
