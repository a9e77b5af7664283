import { describe } from 'vitest';
import { sealTyped } from './seal-typed.ts';
import { wantsRefused } from './testing/refusals.ts';

describe('seal.typed', () => {
  wantsRefused(sealTyped, 'number', 'list');
});
