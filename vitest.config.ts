import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import CountReporter from './test/count-reporter.ts';
import { checkRequirements } from './test/requirements.ts';

/** The tests of the contract's sources: lint, trace and bundle. */
const specTests = [
  'spec/rules/rules.test.ts',
  'spec/trace/trace.test.ts',
  'spec/bundle/bundle.test.ts',
];

/** The tests that open pages of the sandbox, whose browser code is bundled instead of imported. */
const pageTests = ['dashboard', 'dashboard-local', 'onboarding'].map(
  (name) => `test/pages/${name}.test.ts`,
);

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
              'scripts/**/*.test.ts',
              'test/*.test.ts',
            ],
            exclude: ['**/node_modules/**', '**/generated/**', 'test/pipeline.test.ts'],
            setupFiles: 'test/setup.ts',
            // These files have no side effects: they share workers, so that each module loads once per worker.
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'cross',
            include: ['test/pipeline.test.ts', 'test/*/**/*.test.ts'],
            globalSetup: 'test/once-per-run.ts',
            setupFiles: 'test/setup.ts',
            exclude: ['**/node_modules/**', '**/generated/**'],
            // In processes, for tests that change the working directory or handle signals. Also shared.
            isolate: false,
          },
        },
      ],
      // Tests start the linter and the mock as processes, which are slow on a busy machine. Long runs have more cases.
      testTimeout: mode === 'long' ? 1_800_000 : 180_000,
      hookTimeout: 180_000,
      // The default of one second is too short on a busy machine.
      expect: { poll: { timeout: 60_000 } },
      // More than cores, because tests wait for processes, pages and databases.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      env: mode === 'long' ? { LONG_TESTS: '1' } : {},
      // Tests with an unmet requirement are skipped; the end of the run lists them.
      tags: requirements.map(({ name, isMet, what }) => ({
        name,
        description: `Needs ${what}.`,
        ...(!isMet && { skip: true }),
      })),
      // Files that tests read without importing them, for `pnpm test:watch`.
      watchTriggerPatterns: [
        { pattern: /spec\/.*\.(?:yaml|md)$/, testsToRun: () => specTests },
        {
          pattern: /docs\/guide\/.*\.md$/,
          testsToRun: () => ['test/docs/guide.test.ts', 'test/docs/programs.test.ts'],
        },
        { pattern: /docs\/site\//, testsToRun: () => ['test/docs/browser.test.ts'] },
        { pattern: /packages\/sandbox\/pages\//, testsToRun: () => pageTests },
      ],
      reporters: ['default', new CountReporter({ requirements, required })],
    },
  };
});
