import { blocks, imageBlock, textBlock, tool } from './sample-parts.ts';

const titled = [
  { const: 'a', title: 'A' },
  { const: 'b', title: 'B' },
];
const labels = { title: 'Field', description: 'a field' };

const plainFields = {
  name: { type: 'string', ...labels, minLength: 1, maxLength: 9, format: 'email', default: 'x@example.test' },
  age: { type: 'integer', ...labels, minimum: 0.5, maximum: 9, default: 1 },
  share: { type: 'number' },
  agreed: { type: 'boolean', ...labels, default: true },
  named: { type: 'string', ...labels, enum: ['a', 'b'], enumNames: ['A', 'B'], default: 'a' },
};
const richFields = {
  titled: { type: 'string', ...labels, oneOf: titled, default: 'a' },
  several: {
    type: 'array',
    ...labels,
    minItems: 1,
    maxItems: 2,
    items: { type: 'string', enum: ['a', 'b'] },
    default: ['a'],
  },
  severalTitled: { type: 'array', ...labels, minItems: 0, items: { anyOf: titled }, default: [] },
};

/** A form that every revision knows. */
export const plainForm = {
  mode: 'form',
  message: 'Who?',
  requestedSchema: { type: 'object', properties: plainFields, required: ['name'] },
  task: { ttl: 5 },
};
/** A form with titled and multiple choices. */
export const richForm = {
  message: 'Who else?',
  requestedSchema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { ...plainFields, ...richFields },
  },
};
export const urlQuestion = {
  mode: 'url',
  message: 'Please visit',
  url: 'https://example.test/pay?id=1',
  elicitationId: 'e1',
};

/** Answers to a form, without and with lists. */
export const plainAnswer = { action: 'accept', content: { name: 'x', age: -1.5, big: 1e300, agreed: false } };
export const richAnswer = { action: 'accept', content: { several: ['a', 'b'], none: [] } };

export const plainSampling = {
  messages: [
    { role: 'user', content: textBlock },
    { role: 'assistant', content: imageBlock },
  ],
  modelPreferences: {
    hints: [{ name: 'm' }, {}],
    costPriority: 0,
    speedPriority: 1,
    intelligencePriority: 0.5,
  },
  systemPrompt: 'be good',
  includeContext: 'none',
  temperature: 0.1,
  maxTokens: 10,
  stopSequences: ['stop'],
  metadata: { any: null },
};
export const toolSampling = {
  ...plainSampling,
  messages: [
    {
      role: 'assistant',
      content: [textBlock, { type: 'tool_use', id: 'u1', name: 'ask', input: { q: 1 }, _meta: {} }],
      _meta: {},
    },
    {
      role: 'user',
      content: {
        type: 'tool_result',
        toolUseId: 'u1',
        content: blocks,
        structuredContent: { a: 1 },
        isError: false,
        _meta: {},
      },
    },
  ],
  tools: [tool],
  toolChoice: { mode: 'auto' },
  task: { ttl: 5 },
};
export const plainSampled = { role: 'assistant', content: textBlock, model: 'm', stopReason: 'endTurn' };
export const toolSampled = { ...plainSampled, content: [textBlock, imageBlock], _meta: {} };
export const roots = { roots: [{ uri: 'file:///home', name: 'home', _meta: {} }] };
