import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, discover, http, versioning } from './clauses.ts';

/** wire: the protocol itself. */
export const wire: readonly Requirement[] = [
  {
    id: 'wire.schema',
    text: "Every message that the hub sends, to its client and to its child, is valid for that leg's revision.",
    basis: 'spec',
    strength: 'MUST',
    clauses: [basic('messages'), basic('schema')],
    applies: {},
  },
  {
    id: 'wire.era-honest',
    text: 'A request with a modern envelope is served as a modern one (its result carries `resultType`) or refused; it is not served in silence under the rules of an earlier era.',
    basis: 'derived',
    strength: 'SHOULD',
    clauses: [versioning('backward-compatibility-with-initialization-based-versions'), basic('resulttype')],
    applies: { client: 'modern' },
  },
  {
    id: 'wire.headers-in',
    text: 'A request whose header fields are missing or disagree with its body is refused with HTTP 400 and error -32020; an encoded name is decoded before it is compared.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [http('server-validation'), http('value-encoding')],
    applies: { client: 'modern', clientVia: 'http' },
  },
  {
    id: 'wire.headers-out',
    text: 'Toward a child over HTTP, `MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name` say what the body of each request says, also where the hub renames tools.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [http('standard-request-headers'), http('protocol-version-header')],
    applies: { child: 'modern', childVia: 'http' },
  },
  {
    id: 'wire.version',
    text: 'A version that the hub does not speak is refused with error -32022, which names the ones it does; a request without the envelope, or with a part of it, with -32602. Over HTTP both come with status 400.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [versioning('protocol-version-negotiation'), basic('meta')],
    applies: { client: 'modern' },
  },
  {
    id: 'wire.unknown-method',
    text: 'A method that the hub does not have is refused with error -32601, over HTTP with status 404.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [http('protocol-version-header')],
    applies: { client: 'modern' },
  },
  {
    id: 'wire.retired-codes',
    text: 'A modern client never sees the error codes -32042 and -32002, whatever its child answers.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [basic('error-codes')],
    applies: { client: 'modern' },
  },
  {
    id: 'wire.origin',
    text: 'A request with the `Origin` of a page from elsewhere is refused with HTTP 403: the hub listens on this machine, and any page in a browser can reach it.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [{ revision: '2025-11-25', page: 'basic/transports', anchor: 'security-warning' }],
    applies: { clientVia: 'http' },
  },
  {
    id: 'wire.discover',
    text: '`server/discover` is answered, and the answer is true: the versions it names work.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [discover('response'), versioning('protocol-version-negotiation')],
    applies: { client: 'modern' },
  },
];
