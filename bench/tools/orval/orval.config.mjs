// What the benchmark asks of orval: types and a fetch client, and zod schemas, each in one file.
const input = { target: process.env.BENCH_DOCUMENT };
const out = process.env.BENCH_OUT;

export default {
  client: {
    input,
    output: {
      target: `${out}/client.ts`,
      schemas: `${out}/model`,
      client: 'fetch',
      mode: 'single',
    },
  },
  zod: { input, output: { target: `${out}/zod.ts`, client: 'zod', mode: 'single' } },
};
