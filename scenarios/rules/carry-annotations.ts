import { toolsOf } from '../../harness/model/child-tools.ts';
import { isObject, member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client listed the tools behind a door, and one of ours was among them, whatever a hub puts around its
 * name.
 */
export const carryAnnotations: Rule = {
  requirement: 'carry.annotations',
  look: (trace) =>
    trace.entries.flatMap((answer): Sighting[] => {
      const request = answer.answers === undefined ? undefined : trace.entries[answer.answers];
      const tools = member(answer.body, 'result', 'tools');
      if (answer.side !== 'front' || !Array.isArray(tools)) return [];
      if (member(request?.body, 'method') !== 'tools/list') return [];
      return tools.filter(isObject).flatMap((tool): Sighting[] => {
        const [, ours] = /((?:ask|echo)\d+)$/.exec(String(tool.name)) ?? [];
        if (ours === undefined) return [];
        const [listed] = toolsOf({ ask: ours, echo: ours }).slice(ours.startsWith('ask') ? 0 : 1);
        const expected = pick(listed ?? {});
        if (sameJson(pick(tool), expected)) return [held(answer)];
        return [broken(answer, `${ours} is listed with ${quote(expected)}`, `it has ${quote(pick(tool))}`)];
      });
    }),
};

function pick({ annotations, inputSchema }: Record<string, unknown>): Record<string, unknown> {
  return { annotations, inputSchema };
}
