import {
  Client,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { hubInfo, legacyRevisions, modernRevision } from '../about.ts';
import type { ServerConfig } from '../config.ts';
import type { Era } from '../policy/types.ts';
import { careful } from './careful-transport.ts';
import { StdioTransport } from './stdio-transport.ts';

/** A child that says nothing to a modern probe for so long is taken for an older one. */
const probeMs = 2000;

/** A child that is up and whose revision is known. */
export interface Connection {
  readonly client: Client;
  readonly era: Era;
  readonly revision: string;
}

/**
 * Reaches a child: asks in the modern way first, and shakes hands where that is not understood.
 * The handshake declares nothing, for on such a leg the hub could deliver no question; whatever the child pushes
 * all the same, the SDK answers at once with "method not found".
 */
export async function connect(
  config: ServerConfig,
  onclose: () => void,
  onerror: (error: Error) => void,
): Promise<Connection> {
  const attempt = async (prior?: { kind: 'legacy' }): Promise<Connection> => {
    const client = new Client(hubInfo, {
      capabilities: {},
      supportedProtocolVersions: [modernRevision, ...legacyRevisions],
      versionNegotiation: { mode: 'auto', probe: { timeoutMs: probeMs } },
      inputRequired: { autoFulfill: false },
    });
    client.onerror = onerror;
    const transport = careful(transportTo(config));
    try {
      await client.connect(transport, prior && { prior });
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

function transportTo(config: ServerConfig): Transport {
  return 'command' in config
    ? new StdioTransport(config)
    : new StreamableHTTPClientTransport(new URL(config.url), { requestInit: { headers: config.headers } });
}
