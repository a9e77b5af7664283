import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Probe } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { probed } from './probed.ts';

/** The tool by which a client learns about its connection. */
export const describeTool = 'describe_connection';

/** The answers to the listings of tools that a plan has its clients ask for, as lists of names. */
export function listings(trace: Trace): { readonly entry: Entry; readonly names: readonly unknown[] }[] {
  return probed(trace).flatMap(({ probe, answer }) => {
    const tools = member(answer.body, 'result', 'tools');
    if (probe.message.method !== 'tools/list' || !Array.isArray(tools)) return [];
    return [{ entry: answer, names: tools.map((tool) => member(tool, 'name')) }];
  });
}

/** What the tool said, with the probe that asked it. */
export function descriptions(
  trace: Trace,
): { readonly probe: Probe; readonly entry: Entry; readonly said: Record<string, unknown> }[] {
  return probed(trace).flatMap(({ probe, answer }) => {
    if (member(probe.message, 'params', 'name') !== describeTool) return [];
    const said = contentOf(answer);
    return said === undefined ? [] : [{ probe, entry: answer, said }];
  });
}

/** The structured content of a result, or its text read as JSON. */
function contentOf({ body }: Entry): Record<string, unknown> | undefined {
  const structured = member(body, 'result', 'structuredContent');
  if (isObject(structured)) return structured;
  const content = member(body, 'result', 'content');
  const text = Array.isArray(content) ? member(content[0], 'text') : undefined;
  try {
    const parsed: unknown = JSON.parse(String(text));
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
