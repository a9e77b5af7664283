import { type Definitions, list, object, ref, text, uri } from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { meta } from './base.ts';

/** The client's folders. In the modern revision both messages ride inside others and lack their envelopes. */
export const roots = (traits: Traits): Definitions => ({
  Root: object(meta, { must: { uri }, may: { name: text } }),
  ListRootsResult: object(traits.modern ? {} : meta, { must: { roots: list(ref('Root')) } }),
});
