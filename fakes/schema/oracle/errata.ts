import type { Revision } from '../../../harness/model/revision.ts';

/** One place where we read the specification otherwise than its published JSON Schema does. */
export interface Erratum {
  readonly in: readonly Revision[];
  /** Where, from the definitions on. */
  readonly at: readonly (string | number)[];
  /** What must stand there, so that an erratum that no longer applies is noticed. */
  readonly from: unknown;
  readonly to: unknown;
  readonly because: string;
}

const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];
const since11: readonly Revision[] = ['2025-11-25', '2026-07-28'];
const all: readonly Revision[] = [...legacy, '2026-07-28'];

const generator =
  'The TypeScript schema, the source of truth, says number; the generator of the JSON Schema made it an integer.';
const noId =
  'The page on transports lets an error come without id, and JSON-RPC asks for null when a request could not be read.';

const asNumber = (where: readonly Revision[], ...at: readonly (string | number)[]): Erratum => ({
  in: where,
  at: [...at, 'type'],
  from: 'integer',
  to: 'number',
  because: generator,
});

const answerValue = ['string', 'integer', 'boolean'];
const answerNumber = ['string', 'number', 'boolean'];

/** Known errors of the published schemas, and readings of ours that are wider on purpose. */
export const errata: readonly Erratum[] = [
  {
    in: ['2025-06-18'],
    at: ['ElicitResult', 'properties', 'content', 'additionalProperties', 'type'],
    from: answerValue,
    to: answerNumber,
    because: generator,
  },
  {
    in: since11,
    at: ['ElicitResult', 'properties', 'content', 'additionalProperties', 'anyOf', 1, 'type'],
    from: answerValue,
    to: answerNumber,
    because: generator,
  },
  {
    in: ['2026-07-28'],
    at: ['JSONValue', 'anyOf', 2, 'type'],
    from: answerValue,
    to: [...answerNumber, 'null'],
    because: `${generator} It also lost null.`,
  },
  asNumber(['2025-06-18'], 'CreateMessageRequest', 'properties', 'params', 'properties', 'maxTokens'),
  asNumber(since11, 'CreateMessageRequestParams', 'properties', 'maxTokens'),
  asNumber(all, 'CompleteResult', 'properties', 'completion', 'properties', 'total'),
  asNumber(all, 'Resource', 'properties', 'size'),
  asNumber(all, 'ResourceLink', 'properties', 'size'),
  asNumber(['2025-11-25'], 'TaskMetadata', 'properties', 'ttl'),
  asNumber(['2025-11-25'], 'Task', 'properties', 'pollInterval'),
  {
    in: ['2025-11-25'],
    at: ['Task', 'properties', 'ttl', 'type'],
    from: ['integer', 'null'],
    to: ['number', 'null'],
    because: generator,
  },
  {
    in: ['2025-06-18'],
    at: ['JSONRPCError', 'required'],
    from: ['error', 'id', 'jsonrpc'],
    to: ['error', 'jsonrpc'],
    because: noId,
  },
  {
    in: ['2025-06-18'],
    at: ['JSONRPCError', 'properties', 'id'],
    from: { $ref: '#/definitions/RequestId' },
    to: { type: ['string', 'integer', 'null'] },
    because: noId,
  },
  {
    in: since11,
    at: ['JSONRPCErrorResponse', 'properties', 'id'],
    from: { $ref: '#/$defs/RequestId' },
    to: { type: ['string', 'integer', 'null'] },
    because: noId,
  },
  {
    in: ['2025-11-25'],
    at: ['URLElicitationRequiredError', 'properties', 'id'],
    from: { $ref: '#/$defs/RequestId' },
    to: { type: ['string', 'integer', 'null'] },
    because: noId,
  },
  ...['HeaderMismatchError', 'MissingRequiredClientCapabilityError', 'UnsupportedProtocolVersionError'].map(
    (name): Erratum => ({
      in: ['2026-07-28'],
      at: [name, 'properties', 'id'],
      from: { $ref: '#/$defs/RequestId' },
      to: { type: ['string', 'integer', 'null'] },
      because: noId,
    }),
  ),
];
