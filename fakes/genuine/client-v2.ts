import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { eraOf, type Revision } from '../../harness/model/revision.ts';
import { type Address, type GenuineClient, type Person, textOf } from './client.ts';

/** A client on the official SDK v2 that speaks just one revision. */
export async function clientV2(address: Address, person: Person, revision: Revision): Promise<GenuineClient> {
  const client = new Client(
    { name: 'genuine-v2', version: '1' },
    {
      capabilities: { elicitation: {} },
      ...(eraOf(revision) === 'modern'
        ? { versionNegotiation: { mode: { pin: revision } } }
        : { supportedProtocolVersions: [revision] }),
    },
  );
  client.setRequestHandler('elicitation/create', ({ params }) => person(params.message));
  const transport =
    'url' in address
      ? new StreamableHTTPClientTransport(new URL(address.url))
      : new StdioClientTransport(address);
  await client.connect(transport);
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args) => textOf((await client.callTool({ name, arguments: args })).content),
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
