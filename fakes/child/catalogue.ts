import { toolsOf } from '../../harness/model/child-tools.ts';
import type { JsonObject } from '../../harness/model/json.ts';
import { eraOf, type Revision } from '../../harness/model/revision.ts';
import { envelopeKeys } from '../envelope.ts';
import type { ChildSpec } from './actor.ts';

/** The capabilities of every fake child. */
export const childCapabilities: JsonObject = { tools: {}, prompts: {}, resources: {} };

/** What a child has to offer, by the method that lists it; undefined for other methods. */
export function catalogueOf(spec: ChildSpec, method: unknown): JsonObject | undefined {
  const list = lists(spec)[String(method)];
  return list && { ...list, ...stampOf(spec.revision, spec.who, true) };
}

/** What a modern result carries besides its content: its type, who gives it, and how long it may be kept. */
export function stampOf(revision: Revision, who: string, cacheable: boolean): JsonObject {
  if (eraOf(revision) === 'legacy') return {};
  return {
    resultType: 'complete',
    _meta: { [envelopeKeys.serverInfo]: { name: `fake-${who}`, version: '1' } },
    ...(cacheable && { ttlMs: 0, cacheScope: 'private' }),
  };
}

/** The address of the resource that asks; the marker stands behind the last slash. */
export function resourceUri(spec: ChildSpec, marker: string): string {
  return `fake://${spec.tools.ask}/${marker}`;
}

function lists(spec: ChildSpec): Record<string, JsonObject> {
  const { ask } = spec.tools;
  return {
    'tools/list': { tools: toolsOf(spec.tools) },
    'prompts/list': { prompts: [{ name: ask, arguments: [{ name: 'marker' }] }] },
    'resources/list': { resources: [] },
    'resources/templates/list': {
      resourceTemplates: [{ name: ask, uriTemplate: resourceUri(spec, '{marker}') }],
    },
  };
}
