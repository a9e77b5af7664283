import { type StandardSchemaV1, specTypeSchemas } from '@modelcontextprotocol/client';
import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';

/** The member is asked for beside the schema because the SDK's schemas fill in a missing list. */
const results: Partial<Record<string, { member: string; schema: StandardSchemaV1 }>> = {
  'tools/call': { member: 'content', schema: specTypeSchemas.CallToolResult },
  'tools/list': { member: 'tools', schema: specTypeSchemas.ListToolsResult },
  'prompts/get': { member: 'messages', schema: specTypeSchemas.GetPromptResult },
  'prompts/list': { member: 'prompts', schema: specTypeSchemas.ListPromptsResult },
  'resources/read': { member: 'contents', schema: specTypeSchemas.ReadResourceResult },
  'resources/list': { member: 'resources', schema: specTypeSchemas.ListResourcesResult },
  'resources/templates/list': {
    member: 'resourceTemplates',
    schema: specTypeSchemas.ListResourceTemplatesResult,
  },
  'completion/complete': { member: 'completion', schema: specTypeSchemas.CompleteResult },
};

/**
 * Validates a result and hands it on as it was: the SDK's own schemas would drop every field they do not know,
 * and a result that its revision does not allow must not pass for a good one.
 */
export function validated(method: string): StandardSchemaV1<unknown, Json> {
  return {
    '~standard': {
      version: 1,
      vendor: 'mcp-hub',
      validate: async (value) => {
        const expected = results[method];
        if (expected === undefined) return { value: value as Json };
        if (!isJson(value) || !(expected.member in value))
          return { issues: [{ message: `${expected.member} is missing` }] };
        const { issues } = await expected.schema['~standard'].validate(value);
        return issues === undefined ? { value } : { issues };
      },
    },
  };
}
