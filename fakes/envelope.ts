/** The reserved `_meta` keys of a modern request and result (2026-07-28 basic, `_meta`). */
export const envelopeKeys = {
  version: 'io.modelcontextprotocol/protocolVersion',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
} as const;

/** Error codes that the fakes use or look for (2026-07-28 basic, Error Codes; JSON-RPC 2.0). */
export const errorCodes = {
  methodNotFound: -32601,
  invalidParams: -32602,
  headerMismatch: -32020,
  missingCapability: -32021,
  unsupportedVersion: -32022,
  urlElicitationRequired: -32042,
} as const;
