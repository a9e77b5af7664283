import { z } from 'zod';
import { manifestShape } from './shape.ts';

/** The JSON Schema of manifests, for editors; what it cannot say is checked when a manifest is read. */
export function manifestJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(manifestShape, { io: 'input' }), title: 'Manifest of a hub for hubproof' };
}
