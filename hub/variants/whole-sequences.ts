import type { Variant } from './variant.ts';

const esc = String.fromCharCode(0x1b);
const bell = String.fromCharCode(0x07);

/** Those that set a colour or move the cursor, and those that set a title or make a link. */
const sequence = new RegExp(
  `${esc}\\[[0-?]*[ -/]*[@-~]|${esc}\\][^${bell}${esc}]*(?:${bell}|${esc}\\\\)`,
  'g',
);

export const wholeSequences: Variant = {
  id: 'whole-sequences',
  what: 'takes the sequences that steer a terminal out from their first character to their last',
  policy: (standard) => ({ ...standard, strip: (text) => standard.strip(text.replace(sequence, '')) }),
};
