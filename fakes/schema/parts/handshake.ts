import { type Definitions, list, object, ref, text } from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { cacheable, requestParams, result } from './base.ts';

/** How the two sides meet: a handshake in the legacy revisions, discovery in the modern one. */
export const handshake = (traits: Traits): Definitions =>
  traits.modern
    ? {
        DiscoverResult: object(result(traits), cacheable(traits), {
          must: { supportedVersions: list(text), capabilities: ref('ServerCapabilities') },
          may: { instructions: text },
        }),
      }
    : {
        InitializeRequestParams: object(requestParams(traits), {
          must: {
            protocolVersion: text,
            capabilities: ref('ClientCapabilities'),
            clientInfo: ref('Implementation'),
          },
        }),
        InitializeResult: object(result(traits), {
          must: {
            protocolVersion: text,
            capabilities: ref('ServerCapabilities'),
            serverInfo: ref('Implementation'),
          },
          may: { instructions: text },
        }),
      };
