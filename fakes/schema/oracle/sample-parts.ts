/**
 * Parts of valid messages, with every member that any revision knows: a revision ignores what it does not.
 */
export const icon = {
  src: 'https://example.test/i.png',
  mimeType: 'image/png',
  sizes: ['48x48'],
  theme: 'dark',
};
export const implementation = {
  name: 'sample',
  title: 'Sample',
  version: '1.0.0',
  description: 'A sample',
  websiteUrl: 'https://example.test/',
  icons: [icon],
};
const settings = { 'test.example/x': { deep: [1, null] } };
export const clientCapabilities = {
  experimental: settings,
  extensions: settings,
  roots: { listChanged: true },
  sampling: { context: {}, tools: {} },
  elicitation: { form: {}, url: {} },
  tasks: { list: {}, cancel: {}, requests: { sampling: { createMessage: {} }, elicitation: { create: {} } } },
};
export const serverCapabilities = {
  experimental: settings,
  extensions: settings,
  logging: {},
  completions: {},
  prompts: { listChanged: true },
  resources: { listChanged: true, subscribe: false },
  tools: { listChanged: false },
  tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
};
/** The envelope of a request. */
export const envelope = {
  progressToken: 'p1',
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': implementation,
  'io.modelcontextprotocol/clientCapabilities': clientCapabilities,
  'io.modelcontextprotocol/logLevel': 'debug',
};
/** Metadata of a result. */
export const resultMeta = { 'io.modelcontextprotocol/serverInfo': implementation };
/** Metadata of a notification. */
export const notificationMeta = { 'io.modelcontextprotocol/subscriptionId': 7 };

export const annotations = {
  audience: ['user', 'assistant'],
  priority: 0.5,
  lastModified: '2026-01-01T00:00:00Z',
};
const meta = { 'test.example/m': 1 };
export const textBlock = { type: 'text', text: 'hello', annotations, _meta: meta };
export const imageBlock = { type: 'image', data: 'AAAA', mimeType: 'image/png', annotations, _meta: meta };
export const audioBlock = { type: 'audio', data: 'AAAA', mimeType: 'audio/wav', annotations, _meta: meta };
export const resource = {
  uri: 'file:///a',
  name: 'a',
  title: 'A',
  description: 'a file',
  mimeType: 'text/plain',
  annotations,
  icons: [icon],
  size: 3,
  _meta: meta,
};
export const textContents = { uri: 'file:///a', mimeType: 'text/plain', text: 'abc', _meta: meta };
export const blobContents = { uri: 'file:///b', mimeType: 'image/png', blob: 'AAAA', _meta: meta };
/** One block of each type. */
export const blocks = [
  textBlock,
  imageBlock,
  audioBlock,
  { ...resource, type: 'resource_link' },
  { type: 'resource', resource: textContents, annotations, _meta: meta },
  { type: 'resource', resource: blobContents },
];
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { q: { type: 'string' } },
  required: ['q'],
};
export const tool = {
  name: 'ask',
  title: 'Ask',
  description: 'asks',
  inputSchema: schema,
  outputSchema: schema,
  annotations: {
    title: 'Ask',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  execution: { taskSupport: 'optional' },
  icons: [icon],
  _meta: meta,
};
export const task = {
  taskId: 't1',
  status: 'working',
  statusMessage: 'busy',
  createdAt: '2026-01-01T00:00:00Z',
  lastUpdatedAt: '2026-01-01T00:00:00Z',
  ttl: 1000,
  pollInterval: 10,
};
export const subscriptionFilter = {
  toolsListChanged: true,
  promptsListChanged: true,
  resourcesListChanged: false,
  resourceSubscriptions: ['file:///a'],
};
/** What cacheable results of the modern revision add. */
export const cached = { ttlMs: 1000, cacheScope: 'private' };
