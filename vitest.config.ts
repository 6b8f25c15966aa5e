import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import CountReporter from './test/count-reporter.ts';
import { checkRequirements } from './test/requirements.ts';

/** What an edit of the contract's sources breaks first: lint, trace, and what the document is bundled to. */
const specTests = [
  'spec/rules/index.test.ts',
  'spec/trace/trace.test.ts',
  'spec/bundle/bundle.test.ts',
];

export default defineConfig(({ mode }) => {
  const requirements = checkRequirements(mode === 'long');
  const required = process.env['TEST_REQUIRES']?.split(',') ?? [];
  return {
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              'generators/src/**/*.test.ts',
              'packages/*/src/**/*.test.ts',
              'packages/sandbox/pages/**/*.test.ts',
              'spec/**/*.test.ts',
              'docs/**/*.test.ts',
              'bench/**/*.test.ts',
              'release/**/*.test.ts',
              'scripts/**/*.test.ts',
              'test/*.test.ts',
            ],
            exclude: ['**/node_modules/**', '**/generated/**', 'test/street.test.ts'],
            // These files leave nothing behind: they share workers, which load what is imported once.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'cross',
            include: ['test/street.test.ts', 'test/*/**/*.test.ts'],
            globalSetup: 'test/once-per-run.ts',
            exclude: ['**/node_modules/**', '**/generated/**'],
            // In processes, for tests that change the folder or listen to signals; these are shared as well.
            isolate: false,
          },
        },
      ],
      // The linter and the mock are real processes; two busy cores run many of them at once.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // A condition that is waited for comes when it comes; the usual second is short for a busy machine.
      expect: { poll: { timeout: 60_000 } },
      // More than there are cores: tests wait for processes, pages and databases.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      env: mode === 'long' ? { LONG_TESTS: '1' } : {},
      // A test that needs what is not there is skipped, and the last lines of a run say so.
      tags: requirements.map(({ name, isMet, what }) => ({
        name,
        description: `Needs ${what}.`,
        ...(!isMet && { skip: true }),
      })),
      // What no import leads to from a test, for `pnpm test:watch`.
      watchTriggerPatterns: [
        { pattern: /spec\/.*\.(?:yaml|md)$/, testsToRun: () => specTests },
        {
          pattern: /docs\/guide\/.*\.md$/,
          testsToRun: () => ['test/docs/guide.test.ts', 'test/docs/programs.test.ts'],
        },
        { pattern: /docs\/site\//, testsToRun: () => ['test/docs/browser.test.ts'] },
      ],
      reporters: ['default', new CountReporter({ requirements, required })],
    },
  };
});
