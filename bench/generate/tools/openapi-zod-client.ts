import { findExport } from '../find-export.ts';
import { callApp, checkApp, pathObject } from '../sample-app.ts';
import { commandOf, toolFolder, type Tool } from '../tool.ts';

/** openapi-zod-client: a zodios client with zod 3 schemas and inferred types. */
export const openapiZodClient: Tool = {
  name: 'openapi-zod-client',
  package: 'openapi-zod-client',
  start: ({ document, out }) => ({
    args: [
      commandOf('openapi-zod-client', 'openapi-zod-client/bin.js'),
      document,
      '-o',
      `${out}/client.ts`,
      '--export-schemas',
    ],
    cwd: toolFolder('openapi-zod-client'),
  }),
  clientApp: ({ out, operation }) => {
    const path = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1');
    return callApp(
      findExport(out, 'client.ts', ['createApiClient']),
      (name) => `${name}('/').${operation.method}('${path}', { params: ${pathObject(operation)} })`,
    );
  },
  // Responses are part of the client's table; all components are in one object.
  validatorApp: ({ out }) =>
    checkApp(findExport(out, 'client.ts', ['schemas']), (name) => `Object.values(${name})[0]`),
};
