// The configuration of the test suite, with the setup file that measures CPU time.
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import suite from '../../vitest.config.ts';

const setupFiles = [fileURLToPath(new URL('cpu-time.ts', import.meta.url))];

export default defineConfig((env) =>
  mergeConfig(suite(env), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    test: { setupFiles },
  }),
);
