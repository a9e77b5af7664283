import { renamedKeys } from './renamed-keys.ts';
import { reversedKeys } from './reversed-keys.ts';
import { slow } from './slow.ts';
import type { Variant } from './variant.ts';

export type { Variant } from './variant.ts';

/** Harmless differences: whatever fails one of them is wrong itself. */
export const variants: readonly Variant[] = [reversedKeys, slow, renamedKeys];
