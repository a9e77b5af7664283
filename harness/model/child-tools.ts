import type { JsonObject } from './json.ts';

/** The tools of a fake child as it lists them: the one that asks, then the one that only echoes. */
export function toolsOf({ ask, echo }: { readonly ask: string; readonly echo: string }): JsonObject[] {
  const inputSchema = { type: 'object', properties: { marker: { type: 'string' } } };
  return [
    {
      name: ask,
      description: 'Asks a person before it acts.',
      inputSchema,
      annotations: { title: 'Ask first', destructiveHint: true, idempotentHint: false },
    },
    {
      name: echo,
      description: 'Says back what it was given.',
      inputSchema,
      annotations: { readOnlyHint: true },
    },
  ];
}
