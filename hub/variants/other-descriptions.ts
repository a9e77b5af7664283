import type { Variant } from './variant.ts';

export const otherDescriptions: Variant = {
  id: 'other-descriptions',
  what: 'describes its own tools at length, with titles and annotations',
  policy: (standard) => ({
    ...standard,
    offer: (tools) =>
      standard.offer(tools).map((tool) => ({
        ...tool,
        title: tool.name.replaceAll('_', ' '),
        description: `${tool.description}. This tool belongs to the hub and to no server behind it.`,
        annotations: { openWorldHint: tool.name === 'call_tool', readOnlyHint: tool.name !== 'call_tool' },
      })),
  }),
};
