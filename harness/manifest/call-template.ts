import type { Json, JsonObject } from '../model/json.ts';
import { fillText } from './placeholders.ts';

/** How a child's tool is called through a door. */
export interface CallTemplate {
  /** Name of the tool that the client calls, with `{child}` and `{tool}`. */
  readonly name: string;
  /** `"{arguments}"`, or an object around it; `{child}` and `{tool}` anywhere in its strings. */
  readonly arguments: Json;
}

/** The child's tool under its own name: what a door of one child offers. */
export const plainCall: CallTemplate = { name: '{tool}', arguments: '{arguments}' };

/** The name and arguments of the call that reaches a child's tool. */
export function fillCall(
  template: CallTemplate,
  values: { readonly child: string; readonly tool: string; readonly arguments: JsonObject },
): { name: string; arguments: JsonObject } {
  const { child, tool } = values;
  const fill = (value: Json): Json => {
    if (value === '{arguments}') return values.arguments;
    if (typeof value === 'string') return fillText(value, { child, tool });
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return {
    name: fillText(template.name, { child, tool }),
    arguments: fill(template.arguments) as JsonObject,
  };
}
