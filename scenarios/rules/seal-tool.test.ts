import { describe } from 'vitest';
import { sealTool } from './seal-tool.ts';
import { wantsRefused } from './testing/refusals.ts';

describe('seal.tool', () => {
  wantsRefused(sealTool, 'tool');
});
