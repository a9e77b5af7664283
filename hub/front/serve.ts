import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
  Server,
  type ServerCapabilities,
  type ServerContext,
  type StandardSchemaV1,
  UnsupportedProtocolVersionError,
} from '@modelcontextprotocol/server';
import { hubInfo, legacyRevisions, modernRevision } from '../about.ts';
import { isJson } from '../policy/is-json.ts';
import type { Caller, Era, Json } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';

/** Who connects, as far as the door's transport can tell. */
export interface Visitor {
  readonly clientId: string;
  readonly door: Caller['door'];
  readonly era: Era;
}

/** A result as it came: what the client answers to a question is the child's business. */
const anything: StandardSchemaV1<unknown, unknown> = {
  '~standard': { version: 1, vendor: 'mcp-hub', validate: (value) => ({ value }) },
};

/**
 * An SDK server in front of a door. Everything goes through the fallback handler: a handler registered for
 * a method would strip what its schema does not know, and check for a child what is the child's to check.
 */
export function serve(desk: Desk, door: Door, visitor: Visitor, capabilities: ServerCapabilities): Server {
  const server = new Server(hubInfo, {
    capabilities,
    supportedProtocolVersions: [...legacyRevisions, modernRevision],
  });
  server.fallbackRequestHandler = async ({ method, params }, context) => {
    const { mcpReq } = context;
    const token = mcpReq._meta?.progressToken;
    const exchange = {
      caller: callerOf(server, visitor, context),
      signal: mcpReq.signal,
      inputResponses: mcpReq.inputResponses,
      requestState: mcpReq.requestState(),
      onprogress:
        token === undefined
          ? undefined
          : (progress: object) => {
              void mcpReq.notify({
                method: 'notifications/progress',
                params: { ...progress, progressToken: token },
              });
            },
      ask:
        visitor.era === 'legacy' && visitor.door === 'stdio'
          ? (request: Json) =>
              mcpReq.send({ method: String(request.method), params: request.params as Json }, anything, {
                // A person may think as long as a state would live.
                timeout: desk.settings.stateTtlMs,
                signal: mcpReq.signal,
              })
          : undefined,
    };
    try {
      return await door.handle(method, params ?? {}, exchange);
    } catch (error) {
      if (error instanceof ProtocolError) throw recoded(error, desk);
      desk.log(`${method} failed (${error instanceof Error ? error.name : typeof error})`);
      throw new ProtocolError(-32603, 'Internal error');
    }
  };
  return server;
}

/** Under another code the data would be out of place, or ask by the back door. */
function recoded(error: ProtocolError, { policy }: Desk): ProtocolError {
  const code = policy.errorCode(error.code);
  return code === error.code ? error : new ProtocolError(code, error.message);
}

function callerOf(server: Server, { clientId, door, era }: Visitor, { mcpReq }: ServerContext): Caller {
  if (era === 'legacy') {
    return {
      clientId,
      door,
      era,
      name: server.getClientVersion()?.name,
      revision: server.getNegotiatedProtocolVersion() ?? legacyRevisions[0] ?? '',
      capabilities: server.getClientCapabilities() ?? {},
    };
  }
  const envelope = (mcpReq.envelope ?? {}) as Json;
  const revision = String(envelope[PROTOCOL_VERSION_META_KEY]);
  if (revision !== modernRevision) {
    throw new UnsupportedProtocolVersionError({ supported: [modernRevision], requested: revision });
  }
  const info = envelope[CLIENT_INFO_META_KEY];
  const capabilities = envelope[CLIENT_CAPABILITIES_META_KEY];
  return {
    clientId,
    door,
    era,
    revision,
    name: isJson(info) && typeof info.name === 'string' ? info.name : undefined,
    capabilities: isJson(capabilities) ? capabilities : {},
  };
}
