import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { asked, requestedSchema, says } from './says.ts';

/**
 * A server on the official SDK v1, which knows 2025 only: `plain` answers, `ask` asks for a name first. `ask-aside` does
 * so without saying which call it asks for: over HTTP its question goes to the stand-alone stream.
 */
export function serverV1(): McpServer {
  const server = new McpServer({ name: 'genuine-v1', version: '1' });
  server.registerTool('plain', {}, () => says('plain'));
  const ask = async (options?: { relatedRequestId: string | number }) => {
    const { action, content } = await server.server.elicitInput(
      { mode: 'form', message: asked, requestedSchema },
      options,
    );
    return says(action === 'accept' ? `accept ${content?.name}` : action);
  };
  server.registerTool('ask', {}, ({ requestId }) => ask({ relatedRequestId: requestId }));
  server.registerTool('ask-aside', {}, () => ask());
  return server;
}
