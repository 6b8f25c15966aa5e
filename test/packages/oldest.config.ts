import { defineConfig } from 'vitest/config';

/** Runs the tests of generated code with the oldest supported zod and Hono (`zod-oldest`, `hono-oldest`). */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^zod(?=$|\/)/, replacement: 'zod-oldest' },
      { find: /^hono(?=$|\/)/, replacement: 'hono-oldest' },
    ],
  },
  test: {
    include: [
      'generators/src/emitters/validators/**/*.test.ts',
      'generators/src/emitters/server/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/generated/**'],
    setupFiles: 'test/setup.ts',
    testTimeout: 180_000,
    tags: [{ name: 'json-schema-suite', skip: true }],
  },
});
