import { commandOf, toolFolder, type Tool } from '../tool.ts';
import { pathObject } from '../sample-app.ts';

/** openapi-typescript: types only; openapi-fetch is its client. */
export const openapiTypescript: Tool = {
  name: 'openapi-typescript',
  package: 'openapi-typescript',
  start: ({ document, out }) => ({
    args: [
      commandOf('openapi-typescript', 'openapi-typescript/bin/cli.js'),
      document,
      '--output',
      `${out}/schema.ts`,
    ],
    cwd: toolFolder('openapi-typescript'),
  }),
  clientApp: ({ operation }) =>
    [
      `import createClient from 'openapi-fetch';`,
      `import type { paths } from './out/schema';`,
      `const client = createClient<paths>({ baseUrl: '/' });`,
      `const input = { params: { path: ${pathObject(operation)} } };`,
      `client.${operation.method.toUpperCase()}('${operation.path}', input).then(console.log);`,
      '',
    ].join('\n'),
};
