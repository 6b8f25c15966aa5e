import { findExport } from '../find-export.ts';
import { callApp, checkApp, pathArguments } from '../sample-app.ts';
import { commandOf, toolFolder, type Tool } from '../tool.ts';

/** kubb with its plugins for types, a fetch client and zod, at the latest common version. */
export const kubb: Tool = {
  name: 'kubb',
  package: '@kubb/cli',
  start: ({ document, out }) => ({
    args: [commandOf('kubb', '@kubb/cli/bin/kubb.cjs'), 'generate', '--config', 'kubb.config.mjs'],
    cwd: toolFolder('kubb'),
    env: { BENCH_DOCUMENT: document, BENCH_OUT: out },
  }),
  clientApp: ({ out, operation }) =>
    callApp(
      findExport(out, 'clients', [operation.id]),
      (name) => `${name}(${pathArguments(operation)})`,
    ),
  validatorApp: ({ out, operation }) => {
    const kind = operation.method === 'get' ? 'Query' : 'Mutation';
    return checkApp(findExport(out, 'zod', [`${operation.id}${kind}ResponseSchema`]));
  },
};
