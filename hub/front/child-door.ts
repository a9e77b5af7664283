import { ProtocolError, ProtocolErrorCode, type ServerCapabilities } from '@modelcontextprotocol/server';
import type { Child } from '../back/child.ts';
import type { Connection } from '../back/connect.ts';
import type { CarryingMethod, Json } from '../policy/types.ts';
import { carry } from './carry.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import { passOn } from './pass-on.ts';

/** By which of its params a request names what it calls. */
const targetParam: Record<CarryingMethod, string> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** One child behind a path of its own, as it is. */
export function childDoor(desk: Desk, child: Child): Door {
  return {
    endpoint: child.name,
    async capabilities() {
      try {
        return offered(await child.connection());
      } catch {
        return { tools: {} };
      }
    },
    async watch(filter, tell) {
      const { tools, prompts, resources } = offered(await child.connection());
      const {
        toolsListChanged,
        promptsListChanged,
        resourcesListChanged,
        resourceSubscriptions = [],
      } = filter;
      const honoured = {
        ...(toolsListChanged && tools?.listChanged && { toolsListChanged }),
        ...(promptsListChanged && prompts?.listChanged && { promptsListChanged }),
        ...(resourcesListChanged && resources?.listChanged && { resourcesListChanged }),
        ...(resourceSubscriptions.length > 0 && resources?.subscribe && { resourceSubscriptions }),
      };
      return child.feed.watch(honoured, tell);
    },
    schemas: {
      known: (tool) => child.catalog.known(tool),
      async learn(tool) {
        await child.catalog.schemaOf(tool, (await child.connection()).client);
      },
    },
    async handle(method, params, exchange) {
      const { _meta, ...rest } = params;
      if (Object.hasOwn(targetParam, method)) {
        const carrying = method as CarryingMethod;
        const target = rest[targetParam[carrying]];
        if (typeof target !== 'string') {
          throw new ProtocolError(
            ProtocolErrorCode.InvalidParams,
            `${method} needs ${targetParam[carrying]}`,
          );
        }
        const { caller } = exchange;
        const call = {
          id: exchange.id,
          caller,
          endpoint: child.name,
          server: child.name,
          method: carrying,
          target,
          params: rest,
        };
        return carry(desk, child, call, exchange);
      }
      if (desk.policy.passesOn(method)) return passOn(desk, child, method, rest as Json, exchange);
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
    },
  };
}

/** What this door offers of what the child does. Whatever else a child declares would be a promise the hub cannot keep. */
function offered({ client }: Connection): ServerCapabilities {
  const { tools, prompts, resources, completions, logging } = client.getServerCapabilities() ?? {};
  const listChanged = true;
  return {
    ...(tools && { tools: { ...(tools.listChanged && { listChanged }) } }),
    ...(prompts && { prompts: { ...(prompts.listChanged && { listChanged }) } }),
    ...(resources && {
      resources: {
        ...(resources.listChanged && { listChanged }),
        ...(resources.subscribe && { subscribe: true }),
      },
    }),
    ...(completions && { completions: {} }),
    ...(logging && { logging: {} }),
  };
}
