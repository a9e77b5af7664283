import {
  anyObject,
  anything,
  type Definitions,
  flag,
  list,
  map,
  object,
  ref,
  type Schema,
  type Shape,
  text,
  when,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { cacheable, meta, paginated, requestParams, result } from './base.ts';
import { icons, named } from './identity.ts';
import { answers } from './input-required.ts';
import { taskAugmented } from './tasks.ts';

/** The structured half of a tool's result. */
export const structured = (traits: Traits): Shape => ({
  may: { structuredContent: traits.freeToolSchemas ? anything : anyObject },
});

const dialect = (traits: Traits): Shape => when(traits.dialects, { may: { $schema: text } });

/** Schemas describe an object; before 28 only its properties and which of them are required are told. */
const toolSchema = (traits: Traits): Schema =>
  object(
    dialect(traits),
    { must: { type: word('object') } },
    when(!traits.freeToolSchemas, { may: { properties: map(anyObject), required: list(text) } }),
  );

/** Listing and calling tools. */
export const tools = (traits: Traits): Definitions => ({
  ToolAnnotations: object({
    may: {
      title: text,
      readOnlyHint: flag,
      destructiveHint: flag,
      idempotentHint: flag,
      openWorldHint: flag,
    },
  }),
  Tool: object(
    named,
    icons(traits),
    meta,
    {
      must: { inputSchema: toolSchema(traits) },
      may: {
        description: text,
        outputSchema: traits.freeToolSchemas ? object(dialect(traits)) : toolSchema(traits),
        annotations: ref('ToolAnnotations'),
      },
    },
    when(traits.tasks, {
      may: { execution: object({ may: { taskSupport: word('forbidden', 'optional', 'required') } }) },
    }),
  ),
  CallToolRequestParams: object(requestParams(traits), answers(traits), taskAugmented(traits), {
    must: { name: text },
    may: { arguments: anyObject },
  }),
  ListToolsResult: object(result(traits), paginated, cacheable(traits), {
    must: { tools: list(ref('Tool')) },
  }),
  CallToolResult: object(result(traits), structured(traits), {
    must: { content: list(ref('ContentBlock')) },
    may: { isError: flag },
  }),
});
