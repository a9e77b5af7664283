import {
  Client,
  type Notification,
  ProtocolError,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { hubInfo, legacyRevisions, modernRevision } from '../about.ts';
import type { ServerConfig } from '../config.ts';
import type { Era, Json } from '../policy/types.ts';
import { careful } from './careful-transport.ts';
import type { ChooseId } from './leg-ids.ts';
import { StdioTransport } from './stdio-transport.ts';

/** A child that says nothing to a modern probe for so long is taken for an older one. */
const probeMs = 2000;

/** A child that is up and whose revision is known. */
export interface Connection {
  readonly client: Client;
  readonly era: Era;
  readonly revision: string;
}

export interface ConnectOptions {
  /** How long a child may take over the handshake, in milliseconds. */
  readonly handshakeMs: number;
  readonly onclose: () => void;
  readonly onerror: (error: Error) => void;
  readonly onnotification: (notification: Notification) => void;
  /** Has the last word on the header fields of a request over HTTP. */
  readonly legHeaders: (headers: Headers) => Headers;
  readonly legId: ChooseId;
  /** What the child gets for a request that it pushes; `undefined` refuses it. */
  readonly answerPush: (method: string) => Json | undefined;
}

/**
 * Reaches a child: asks in the modern way first, and shakes hands where that is not understood.
 * The handshake declares nothing, for on such a leg the hub could deliver no question; whatever the child pushes
 * all the same is answered at once.
 */
export async function connect(
  config: ServerConfig,
  { handshakeMs, onclose, onerror, onnotification, legHeaders, legId, answerPush }: ConnectOptions,
): Promise<Connection> {
  const attempt = async (prior?: { kind: 'legacy' }): Promise<Connection> => {
    const client = new Client(hubInfo, {
      capabilities: {},
      supportedProtocolVersions: [modernRevision, ...legacyRevisions],
      versionNegotiation: { mode: 'auto', probe: { timeoutMs: Math.min(probeMs, handshakeMs) } },
      inputRequired: { autoFulfill: false },
    });
    client.onerror = onerror;
    client.fallbackRequestHandler = async ({ method }) => {
      const result = answerPush(method);
      if (result === undefined) throw new ProtocolError(ProtocolErrorCode.MethodNotFound, 'Method not found');
      return result;
    };
    client.fallbackNotificationHandler = async (notification) => onnotification(notification);
    const transport = careful(transportTo(config, legHeaders), legId);
    try {
      await client.connect(transport, { timeout: handshakeMs, ...(prior && { prior }) });
    } catch (error) {
      // The client has let go of it by now, and a process must not be left behind.
      await transport.close();
      throw error;
    }
    client.onclose = onclose;
    return {
      client,
      era: client.getProtocolEra() === 'modern' ? 'modern' : 'legacy',
      revision: client.getNegotiatedProtocolVersion() ?? legacyRevisions[0] ?? '',
    };
  };
  try {
    return await attempt();
  } catch (error) {
    // Some older children end when the first thing they hear is not the handshake.
    const diedAtProbe =
      error instanceof SdkError && error.code === SdkErrorCode.EraNegotiationFailed && 'command' in config;
    if (!diedAtProbe) throw error;
    return attempt({ kind: 'legacy' });
  }
}

function transportTo(config: ServerConfig, legHeaders: ConnectOptions['legHeaders']): Transport {
  return 'command' in config
    ? new StdioTransport(config)
    : new StreamableHTTPClientTransport(new URL(config.url), {
        requestInit: { headers: config.headers },
        fetch: (url, init) => fetch(url, { ...init, headers: legHeaders(new Headers(init?.headers)) }),
      });
}
