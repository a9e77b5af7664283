import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  LOG_LEVEL_META_KEY,
  McpServer,
  PROTOCOL_VERSION_META_KEY,
  ProtocolError,
  type Server,
  type ServerCapabilities,
  type ServerContext,
  type StandardSchemaV1,
  UnsupportedProtocolVersionError,
} from '@modelcontextprotocol/server';
import { hubInfo, legacyRevisions, modernRevision } from '../about.ts';
import type { Principal } from '../identity/principal.ts';
import { isJson } from '../policy/is-json.ts';
import type { Caller, Era, Json } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';

/** Who connects, as far as the door's transport can tell. */
export interface Visitor extends Principal {
  readonly door: Caller['door'];
  readonly era: Era;
}

/** A result as it came: what the client answers to a question is the child's business. */
const anything: StandardSchemaV1<unknown, unknown> = {
  '~standard': { version: 1, vendor: 'mcp-hub', validate: (value) => ({ value }) },
};

/** An SDK server that finds the schemas of its tools at the door: the SDK holds the headers of a call against them. */
class DoorServer extends McpServer {
  readonly #door: Door;

  constructor(door: Door, versions: string[]) {
    super(hubInfo, { supportedProtocolVersions: versions });
    this.#door = door;
  }

  override toolInputSchemaJson(name: string): Json | undefined {
    const schema = this.#door.schemas?.known(name);
    return isJson(schema) ? schema : undefined;
  }
}

/**
 * An SDK server in front of a door. Everything goes through the fallback handler: a handler registered for
 * a method would strip what its schema does not know, and check for a child what is the child's to check.
 */
export function serve(desk: Desk, door: Door, visitor: Visitor, capabilities: ServerCapabilities): McpServer {
  const mcp = new DoorServer(door, desk.policy.versions());
  const { server } = mcp;
  server.registerCapabilities(capabilities);
  let sessionLevel: string | undefined;
  if (capabilities.logging !== undefined) {
    server.setRequestHandler('logging/setLevel', ({ params }) => {
      sessionLevel = params.level;
      return {};
    });
  }
  server.fallbackRequestHandler = async ({ method, params }, context) => {
    const { mcpReq } = context;
    const token = mcpReq._meta?.progressToken;
    const level =
      visitor.era === 'legacy' ? sessionLevel : ((mcpReq.envelope ?? {}) as Json)[LOG_LEVEL_META_KEY];
    const exchange = {
      id: mcpReq.id,
      caller: callerOf(server, visitor, context),
      signal: mcpReq.signal,
      inputResponses: mcpReq.inputResponses,
      requestState: mcpReq.requestState(),
      onprogress:
        token === undefined
          ? undefined
          : (progress: object) => {
              const params = desk.policy.progress(progress, token);
              // The client may be gone by now.
              if (params !== undefined)
                mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
            },
      logs:
        typeof level !== 'string'
          ? undefined
          : {
              level,
              tell: (params: Json) =>
                void mcpReq.notify({ method: 'notifications/message', params }).catch(() => {}),
            },
      ask:
        visitor.era === 'legacy' && visitor.door === 'stdio'
          ? (request: Json, withdrawn: AbortSignal) =>
              mcpReq.send({ method: String(request.method), params: request.params as Json }, anything, {
                // A person may think as long as a state would live.
                timeout: desk.settings.stateTtlMs,
                signal: AbortSignal.any([mcpReq.signal, withdrawn]),
              })
          : undefined,
    };
    try {
      return await door.handle(method, params ?? {}, exchange);
    } catch (error) {
      if (error instanceof ProtocolError) throw recoded(error, visitor.era, desk);
      desk.log(`${method} failed (${error instanceof Error ? error.name : typeof error})`);
      throw new ProtocolError(-32603, 'Internal error');
    }
  };
  return mcp;
}

/** Under another code the data would be out of place, or ask by the back door. */
function recoded(error: ProtocolError, era: Era, { policy }: Desk): ProtocolError {
  const code = policy.errorCode(error.code, era);
  if (code === error.code) return error;
  return new ProtocolError(code, error.message, code === -32602 ? error.data : undefined);
}

function callerOf(
  server: Server,
  { clientId, subject, door, era }: Visitor,
  { mcpReq }: ServerContext,
): Caller {
  if (era === 'legacy') {
    return {
      clientId,
      subject,
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
    subject,
    door,
    era,
    revision,
    name: isJson(info) && typeof info.name === 'string' ? info.name : undefined,
    capabilities: isJson(capabilities) ? capabilities : {},
  };
}
