import { type Definitions, flag, list, map, object, ref, text } from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { cacheable, meta, paginated, requestParams, result } from './base.ts';
import { icons, named } from './identity.ts';
import { answers } from './input-required.ts';

/** Listing and getting prompts. */
export const prompts = (traits: Traits): Definitions => ({
  PromptArgument: object(named, { may: { description: text, required: flag } }),
  Prompt: object(named, icons(traits), meta, {
    may: { description: text, arguments: list(ref('PromptArgument')) },
  }),
  PromptMessage: object({ must: { role: ref('Role'), content: ref('ContentBlock') } }),
  GetPromptRequestParams: object(requestParams(traits), answers(traits), {
    must: { name: text },
    may: { arguments: map(text) },
  }),
  ListPromptsResult: object(result(traits), paginated, cacheable(traits), {
    must: { prompts: list(ref('Prompt')) },
  }),
  GetPromptResult: object(result(traits), {
    must: { messages: list(ref('PromptMessage')) },
    may: { description: text },
  }),
});
