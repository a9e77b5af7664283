import type { Variant } from './variant.ts';

/** Letters of scripts in which joiners and selectors have work to do, and emoji. */
const works =
  /[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Sinhala}\p{sc=Malayalam}\p{Extended_Pictographic}]/u;

export const keptJoiners: Variant = {
  id: 'kept-joiners',
  what: 'leaves joiners where they shape a word or an emoji',
  policy: (standard) => ({
    ...standard,
    strip: (text) =>
      text
        .split(
          /(?<=[\p{L}\p{M}\p{Extended_Pictographic}])([\u200c\u200d])(?=[\p{L}\p{Extended_Pictographic}])/u,
        )
        .reduce((done, part, at, parts) => {
          if (at % 2 === 0) return done + standard.strip(part);
          const before = [...(parts[at - 1] ?? '')].at(-1) ?? '';
          const after = [...(parts[at + 1] ?? '')][0] ?? '';
          return works.test(before) && works.test(after) ? done + part : done;
        }, ''),
  }),
};
