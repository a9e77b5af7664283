import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{harness,fakes,hub,scenarios,reports}/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 30_000,
  },
});
