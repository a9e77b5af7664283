import type { MetaTool } from '../policy/types.ts';

const server = { type: 'string', description: 'Name of the server, from list_servers' };
const tool = { type: 'string', description: 'Name of the tool, from list_tools' };

/** What `/hub` and the stdio door offer. */
export function metaTools(diagnostics: boolean): MetaTool[] {
  const describe = define(
    'describe_connection',
    'Tells whether a question of a server would reach you, and why not',
    { server },
    [],
  );
  return [
    define('list_servers', 'Lists the servers behind this hub', {}, []),
    define('list_tools', 'Lists the tools of one server as it describes them', { server }, ['server']),
    define('get_tool_schema', 'Gives one tool of a server as the server describes it', { server, tool }, [
      'server',
      'tool',
    ]),
    define(
      'call_tool',
      'Calls a tool of a server; the server may ask the person at the client something before it goes on',
      { server, tool, arguments: { type: 'object', description: 'Arguments of the tool, after its schema' } },
      ['server', 'tool'],
    ),
    ...(diagnostics ? [describe] : []),
  ];
}

function define(
  name: string,
  description: string,
  properties: MetaTool['inputSchema']['properties'],
  required: string[],
): MetaTool {
  return { name, description, inputSchema: { type: 'object', properties, required } };
}
