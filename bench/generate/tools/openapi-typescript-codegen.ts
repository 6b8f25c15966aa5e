import { commandOf, toolFolder, type Tool } from '../tool.ts';

/** openapi-typescript-codegen: types, and a class of requests for each tag. */
export const openapiTypescriptCodegen: Tool = {
  name: 'openapi-typescript-codegen',
  package: 'openapi-typescript-codegen',
  start: ({ document, out }) => ({
    args: [
      commandOf('openapi-typescript-codegen', 'openapi-typescript-codegen/bin/index.js'),
      '--input',
      document,
      '--output',
      out,
    ],
    cwd: toolFolder('openapi-typescript-codegen'),
  }),
};
