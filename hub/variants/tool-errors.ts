import type { Variant } from './variant.ts';

export const toolErrors: Variant = {
  id: 'tool-errors',
  what: 'says as a failure of the tool that a question was not carried',
  policy: (standard) => ({
    ...standard,
    refuse: (because, call) =>
      call.method === 'tools/call'
        ? { isError: true, content: [{ type: 'text', text: `Not asked: ${because}.` }] }
        : standard.refuse(because, call),
  }),
};
