import { type Definitions, list, object, ref, text } from '../json-schema.ts';
import type { Traits } from '../traits.ts';

/** What the `data` of the errors defined by the modern revision holds (28 basic, Error Codes). */
export const errors = (traits: Traits): Definitions =>
  traits.modern
    ? {
        MissingRequiredClientCapabilityData: object({
          must: { requiredCapabilities: ref('ClientCapabilities') },
        }),
        UnsupportedProtocolVersionData: object({ must: { supported: list(text), requested: text } }),
      }
    : {};
