import {
  anyObject,
  choose,
  type Definitions,
  flag,
  list,
  number,
  object,
  ref,
  type Schema,
  type Shape,
  share,
  tagged,
  text,
  when,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { meta, requestParams } from './base.ts';
import { taskAugmented } from './tasks.ts';
import { structured } from './tools.ts';

const block = { text: 'TextContent', image: 'ImageContent', audio: 'AudioContent' };
const toolBlock = { tool_use: 'ToolUseContent', tool_result: 'ToolResultContent' };

/** One block, and since tools may be used in sampling also a list of them. */
const said = (traits: Traits): Schema =>
  traits.samplingTools
    ? choose({ type: 'array' }, list(ref('SamplingMessageContentBlock')), ref('SamplingMessageContentBlock'))
    : ref('SamplingMessageContentBlock');

const message = (traits: Traits): Shape => ({
  must: { role: ref('Role'), content: said(traits) },
  ...(traits.samplingTools && meta),
});

/** Asking the client's model. In the modern revision the request rides in `inputRequests`, without an envelope. */
export const sampling = (traits: Traits): Definitions => ({
  SamplingMessageContentBlock: tagged('type', traits.samplingTools ? { ...block, ...toolBlock } : block),
  SamplingMessage: object(message(traits)),
  ModelHint: object({ may: { name: text } }),
  ModelPreferences: object({
    may: {
      hints: list(ref('ModelHint')),
      costPriority: share,
      speedPriority: share,
      intelligencePriority: share,
    },
  }),
  CreateMessageRequestParams: object(
    traits.modern ? {} : requestParams(traits),
    taskAugmented(traits),
    {
      must: { messages: list(ref('SamplingMessage')), maxTokens: number },
      may: {
        modelPreferences: ref('ModelPreferences'),
        systemPrompt: text,
        includeContext: word('none', 'thisServer', 'allServers'),
        temperature: number,
        stopSequences: list(text),
        metadata: anyObject,
      },
    },
    when(traits.samplingTools, { may: { tools: list(ref('Tool')), toolChoice: ref('ToolChoice') } }),
  ),
  CreateMessageResult: object(meta, message(traits), { must: { model: text }, may: { stopReason: text } }),
  ...(traits.samplingTools && {
    ToolChoice: object({ may: { mode: word('auto', 'required', 'none') } }),
    ToolUseContent: object(meta, {
      must: { type: word('tool_use'), id: text, name: text, input: anyObject },
    }),
    ToolResultContent: object(meta, structured(traits), {
      must: { type: word('tool_result'), toolUseId: text, content: list(ref('ContentBlock')) },
      may: { isError: flag },
    }),
  }),
});
