import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Child } from '../back/child.ts';
import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';
import { carry } from './carry.ts';
import { describeConnection } from './describe-connection.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import type { Exchange } from './exchange.ts';
import { metaTools } from './meta-tools.ts';
import { passOn } from './pass-on.ts';
import { refuseState } from './refusal.ts';

/** How often a child's listing is turned over before it is taken for endless. */
const maxPages = 100;

/** All children behind one endpoint, by way of a few tools of the hub's own. */
export function hubDoor(desk: Desk, endpoint: 'hub' | 'stdio'): Door {
  const { policy, settings } = desk;
  const tools = policy.offer(metaTools(policy.offersDiagnosis(settings.diagnostics)));
  return {
    endpoint,
    capabilities: async () => ({ tools: {}, logging: {} }),
    async handle(method, params, exchange) {
      if (method === 'tools/list') return { tools };
      if (method !== 'tools/call')
        throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
      const tool = tools.find(({ name }) => name === params.name);
      if (tool === undefined) throw invalid('there is no tool of that name; see tools/list');
      const given = isJson(params.arguments) ? params.arguments : {};
      for (const name of tool.inputSchema.required) {
        if (typeof given[name] !== 'string') throw invalid(`${tool.name} needs the text argument "${name}"`);
      }
      // Of the meta-tools only a call can have asked, so only there a state means anything.
      if (tool.name === 'call_tool') return callTool(desk, endpoint, given, exchange);
      refuseState(desk, exchange);
      return structured(await look(desk, tool.name, given, exchange));
    },
  };
}

function callTool(desk: Desk, endpoint: string, given: Json, exchange: Exchange): Promise<Json> {
  const child = named(desk, given.server);
  const params = { name: given.tool, ...('arguments' in given && { arguments: given.arguments }) };
  const { id, caller } = exchange;
  const target = String(given.tool);
  return carry(
    desk,
    child,
    { id, caller, endpoint, server: child.name, method: 'tools/call', target, params },
    exchange,
  );
}

async function look(desk: Desk, tool: string, given: Json, exchange: Exchange): Promise<Json> {
  switch (tool) {
    case 'list_servers':
      return { servers: [...desk.children.keys()] };
    case 'list_tools':
      return { tools: await allTools(desk, named(desk, given.server), exchange) };
    case 'get_tool_schema': {
      const listed = await allTools(desk, named(desk, given.server), exchange);
      const found = listed.find((entry) => isJson(entry) && entry.name === given.tool);
      if (!isJson(found)) throw invalid('the server lists no tool of that name');
      return { tool: found };
    }
    default:
      return describeConnection(
        desk,
        exchange,
        given.server === undefined ? undefined : named(desk, given.server),
      );
  }
}

async function allTools(desk: Desk, child: Child, exchange: Exchange): Promise<unknown[]> {
  const tools: unknown[] = [];
  let params: Json = {};
  for (let page = 0; page < maxPages; page++) {
    const { tools: some, nextCursor } = await passOn(desk, child, 'tools/list', params, {
      ...exchange,
      onprogress: undefined,
    });
    tools.push(...(Array.isArray(some) ? some : []));
    if (typeof nextCursor !== 'string') break;
    params = { cursor: nextCursor };
  }
  return tools;
}

function named({ children }: Desk, name: unknown): Child {
  const child = children.get(String(name));
  if (child === undefined) throw invalid('there is no server of that name; see list_servers');
  return child;
}

function structured(value: Json): Json {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
