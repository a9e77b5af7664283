import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type Address, type GenuineClient, type Person, textOf } from './client.ts';

/** A client on the official SDK v1: it offers 2025-11-25, and takes 2025-06-18 from a child that speaks nothing newer. */
export async function clientV1(address: Address, person: Person): Promise<GenuineClient> {
  const client = new Client({ name: 'genuine-v1', version: '1' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => person(params.message));
  const transport =
    'url' in address
      ? new StreamableHTTPClientTransport(new URL(address.url))
      : new StdioClientTransport(address);
  // Its accessors may be undefined, which its own interface does not say.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => {
      const { content } = await client.callTool({ name, arguments: args });
      return textOf(content as unknown[]);
    },
    prompt: async (name, args) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return textOf(messages.map(({ content }) => content));
    },
    resource: async (uri) => textOf((await client.readResource({ uri })).contents),
    close: async () => {
      if (transport instanceof StreamableHTTPClientTransport) await transport.terminateSession();
      await client.close();
    },
  };
}
