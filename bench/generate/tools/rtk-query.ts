import { commandOf, toolFolder, type Tool } from '../tool.ts';

/** The code generator of RTK Query: types, and endpoints for Redux. */
export const rtkQuery: Tool = {
  name: 'rtk-query',
  package: '@rtk-query/codegen-openapi',
  start: ({ document, out }) => ({
    args: [commandOf('rtk-query', '@rtk-query/codegen-openapi/lib/bin/cli.mjs'), 'config.cjs'],
    cwd: toolFolder('rtk-query'),
    env: { BENCH_DOCUMENT: document, BENCH_OUT: out },
  }),
};
