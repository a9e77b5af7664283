const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, magenta: 35 } as const;

/** The colours and weights that reports use. */
export type Ink = keyof typeof codes;

/** Puts ink on a text, or leaves it as it is. */
export type Paint = (ink: Ink, text: string) => string;

/** Paint that is wet only where colour is wanted; whether it is, the caller knows (a terminal, `NO_COLOR`). */
export function painter(colour: boolean): Paint {
  if (!colour) return (_, text) => text;
  return (ink, text) => `\u001b[${codes[ink]}m${text}\u001b[0m`;
}
