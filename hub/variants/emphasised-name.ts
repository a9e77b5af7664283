import type { Variant } from './variant.ts';

export const emphasisedName: Variant = {
  id: 'emphasised-name',
  what: 'sets the name of who asks in Markdown',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `**${server}** asks\n\n---\n\n${text}`,
  }),
};
