import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'generators/src/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'packages/sandbox/pages/**/*.test.ts',
      'spec/**/*.test.ts',
      'docs/**/*.test.ts',
      'bench/**/*.test.ts',
      'release/**/*.test.ts',
      'test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/generated/**'],
    // The linter and the mock are real processes; two busy cores run many of them at once.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A condition that is waited for comes when it comes; the usual second is short for a busy machine.
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', './test/count-reporter.ts'],
  },
});
