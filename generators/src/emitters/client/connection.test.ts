import { expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';

it('emits environments and the format of errors', async () => {
  const rest = `
servers:
  - { url: "https://{host}/v1", x-environment: test, description: For tries., variables: { host: { default: a.example } } }
  - { url: https://b.example }
  - { url: https://c.example, x-environment: live }
x-errors: { requestId: x-id, message: /error/message, details: /error~1s }
`;
  const generated = await emitFrom(documentOf('{}', rest));
  expect(codeOf(generated, 'client/connection.ts')).toMatchInlineSnapshot(`
    "/** Options of a connection. */
    export type ConnectOptions = ConnectionOptions<never, 'test' | 'live', never>;

    /** Options of a client: those of a connection, and of logging. */
    export type ClientOptions = ConnectOptions & LogOptions;

    /** Options that replace those of a client. */
    export type OptionOverrides = ConnectionOverrides<never, 'test' | 'live', never> & LogOptions;

    /** The base URLs of the API by environment. */
    export const environments: {
      /** For tries. */
      readonly test: 'https://a.example/v1';
      readonly live: 'https://c.example';
    } = { test: 'https://a.example/v1', live: 'https://c.example' };

    /** The properties of the API that all operations share. */
    export const apiDescription: ApiInfo = {
      errors: {
        code: ['code'],
        message: ['error', 'message'],
        details: ['error/s'],
        field: ['field'],
        requestId: 'x-id',
      },
      environments: environments,
      keyless: true,
      userAgent: 'test-client/1.0.0',
    };

    /**
     * Creates a connection for single resources and operations. Sends no request.
     *
     * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
     */
    export function connect(options: ConnectOptions): Connection {
      return openConnection(options, apiDescription);
    }
    "
  `);
});

it('reads errors where the generated server writes them', async () => {
  const error = {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: { reason: { type: 'string' }, issues: { type: 'array' } },
      },
    },
  };
  const content = { 'application/json': { schema: error } };
  const responses = { 200: { description: 'ok' }, 400: { description: 'no', content } };
  const paths = { '/a': { get: { responses } } };
  const code = codeOf(await emitFrom(documentOf(JSON.stringify(paths))), 'client/connection.ts');
  expect(code).toContain("message: ['error', 'reason']");
  expect(code).toContain("details: ['error', 'issues']");
});

it.each<[paths: string[], prefixes: string[], server?: string]>([
  [['/api/a', '/api/b/{c}'], ['/api']],
  [
    ['/api/v1/a', '/api/v1/b', '/api/b'],
    ['/api', '/api/v1'],
  ],
  [['/v1/a', '/v2beta/a/{b}', '/v1'], ['/v2beta']],
  [['/api', '/api/a'], []],
  [['/users/a', '/users/b', '/pets/a'], []],
  [['/{tenant}/v1/a'], []],
  [['/api/v1/a'], ['/api'], 'https://api.example/x/api/v1/'],
])(
  'lists where the paths %j begin, for base URLs that repeat it: %j',
  async (names, prefixes, url) => {
    const paths = Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }]));
    const servers = url === undefined ? '' : `servers: [{ url: "${url}" }]`;
    const generated = await emitFrom(documentOf(JSON.stringify(paths), servers));
    const [, found = ''] =
      /pathPrefixes: \[(.*?)\]/s.exec(codeOf(generated, 'client/connection.ts')) ?? [];
    expect(found.match(/[\w/]+/g) ?? []).toEqual(prefixes);
  },
);
