import { inputRequired, inputResponse, McpServer } from '@modelcontextprotocol/server';
import { asked, requestedSchema, says } from './says.ts';

/** A server on the official SDK v2, for clients of 2025 and of 2026: `plain` answers, `ask` asks for a name first. */
export function serverV2(): McpServer {
  const server = new McpServer({ name: 'genuine-v2', version: '1' });
  server.registerTool('plain', {}, () => says('plain'));
  server.registerTool('ask', {}, ({ mcpReq }) => {
    const answer = inputResponse(mcpReq.inputResponses, 'name');
    if (answer.kind !== 'elicit') {
      const question = { message: asked, requestedSchema };
      return inputRequired({
        inputRequests: { name: inputRequired.elicit(question) },
        requestState: 'asked',
      });
    }
    if (mcpReq.requestState() !== 'asked' && mcpReq.envelope !== undefined) return says('no state');
    return says(answer.action === 'accept' ? `accept ${answer.content?.name}` : answer.action);
  });
  return server;
}
