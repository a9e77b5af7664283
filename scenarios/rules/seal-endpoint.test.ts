import { describe } from 'vitest';
import { sealEndpoint } from './seal-endpoint.ts';
import { wantsRefused } from './testing/refusals.ts';

describe('seal.endpoint', () => {
  wantsRefused(sealEndpoint, 'door');
});
