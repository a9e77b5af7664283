import { keptJoiners } from './kept-joiners.ts';
import { oneLine } from './one-line.ts';
import { quotedLines } from './quoted-lines.ts';
import { renamedKeys } from './renamed-keys.ts';
import { replacementCharacters } from './replacement-characters.ts';
import { reversedKeys } from './reversed-keys.ts';
import { slow } from './slow.ts';
import type { Variant } from './variant.ts';

export type { Variant } from './variant.ts';

/** Harmless differences: whatever fails one of them is wrong itself. */
export const variants: readonly Variant[] = [
  reversedKeys,
  slow,
  renamedKeys,
  keptJoiners,
  oneLine,
  quotedLines,
  replacementCharacters,
];
