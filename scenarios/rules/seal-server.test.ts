import { describe } from 'vitest';
import { sealServer } from './seal-server.ts';
import { wantsRefused } from './testing/refusals.ts';

describe('seal.server', () => {
  wantsRefused(sealServer, 'server', 'sameName');
});
