import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Child } from '../back/child.ts';
import type { CarryingMethod, Json } from '../policy/types.ts';
import { carry } from './carry.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import { passOn } from './pass-on.ts';

/** The methods that are passed on and never answered with a question. */
const plainMethods = [
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'completion/complete',
];

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
        const offered = (await child.connection()).client.getServerCapabilities() ?? {};
        // Without the promises about changes: this door sends no notifications of its own.
        const kept = (['tools', 'prompts', 'resources', 'completions'] as const).filter(
          (name) => offered[name],
        );
        return Object.fromEntries(kept.map((name) => [name, {}]));
      } catch {
        return { tools: {} };
      }
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
          caller,
          endpoint: child.name,
          server: child.name,
          method: carrying,
          target,
          params: rest,
        };
        return carry(desk, child, call, exchange);
      }
      if (plainMethods.includes(method)) return passOn(desk, child, method, rest as Json, exchange);
      throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
    },
  };
}
