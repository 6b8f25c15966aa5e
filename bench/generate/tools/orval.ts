import { findExport } from '../find-export.ts';
import { callApp, checkApp, pathArguments } from '../sample-app.ts';
import { commandOf, toolFolder, type Tool } from '../tool.ts';

/** orval with its fetch client and its zod output, both in one run. */
export const orval: Tool = {
  name: 'orval',
  package: 'orval',
  start: ({ document, out }) => ({
    args: [commandOf('orval', 'orval/dist/bin/orval.mjs'), '--config', 'orval.config.mjs'],
    cwd: toolFolder('orval'),
    env: { BENCH_DOCUMENT: document, BENCH_OUT: out },
  }),
  clientApp: ({ out, operation }) =>
    callApp(
      findExport(out, 'client.ts', [operation.id]),
      (name) => `${name}(${pathArguments(operation)})`,
    ),
  validatorApp: ({ out, operation }) =>
    checkApp(findExport(out, 'zod.ts', [`${operation.id}Response`, `${operation.id}200Response`])),
};
