// What the benchmark asks of kubb: types, a fetch client that needs no package, and zod 4 schemas.
import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';

export default defineConfig({
  root: '.',
  input: { path: process.env.BENCH_DOCUMENT },
  output: { path: process.env.BENCH_OUT, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs({ output: { path: 'types' } }),
    pluginClient({ output: { path: 'clients' }, client: 'fetch', bundle: true }),
    pluginZod({ output: { path: 'zod' }, version: '4' }),
  ],
});
