import { relative } from 'node:path';
import { commandOf, toolFolder, type Tool } from '../tool.ts';

/** typed-openapi: types and a small client, in one file. */
export const typedOpenapi: Tool = {
  name: 'typed-openapi',
  package: 'typed-openapi',
  start: ({ document, out }) => ({
    args: [
      commandOf('typed-openapi', 'typed-openapi/bin.js'),
      document,
      '--output',
      // It joins an absolute path to its working directory.
      relative(toolFolder('typed-openapi'), `${out}/client.ts`),
    ],
    cwd: toolFolder('typed-openapi'),
  }),
};
