import { findExport } from '../find-export.ts';
import { callApp, checkApp, pathObject } from '../sample-app.ts';
import { commandOf, toolFolder, type Tool } from '../tool.ts';

const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];

/** hey-api/openapi-ts with its default client and its zod plugin. */
export const heyApi: Tool = {
  name: 'hey-api',
  package: '@hey-api/openapi-ts',
  start: ({ document, out }) => ({
    args: [
      commandOf('hey-api', '@hey-api/openapi-ts/bin/run.js'),
      '--input',
      document,
      '--output',
      out,
      '--no-log-file',
      '--plugins',
      ...plugins,
    ],
    cwd: toolFolder('hey-api'),
  }),
  clientApp: ({ out, operation }) =>
    callApp(
      findExport(out, 'sdk.gen.ts', [operation.id]),
      (name) => `${name}({ path: ${pathObject(operation)} })`,
    ),
  validatorApp: ({ out, operation }) =>
    checkApp(findExport(out, 'zod.gen.ts', [`z${operation.id}Response`])),
};
