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
    "/** What a connection needs to know. */
    export type ConnectOptions = ConnectionOptions<never, 'test' | 'live'>;

    /** What a client needs to know: also what it logs. */
    export type ClientOptions = ConnectOptions & LogOptions;

    /** Options in place of those that a client has. */
    export type OtherOptions = OtherConnectionOptions<never, 'test' | 'live'> & LogOptions;

    /** The servers of the API by their names. */
    export const environments: {
      /** For tries. */
      readonly test: 'https://a.example/v1';
      readonly live: 'https://c.example';
    } = { test: 'https://a.example/v1', live: 'https://c.example' };

    /** What the document says of the API besides its operations. */
    export const apiDescription: ApiInfo = {
      errors: { requestId: 'x-id', message: ['error', 'message'], details: ['error/s'] },
      environments: environments,
      userAgent: 'test-client/1.0.0',
    };

    /**
     * Opens a connection, on which single resources and operations can be made. Nothing is sent yet.
     *
     * @throws {TypeError} if the base URL is missing or has a user, query or fragment, the environment is unknown, or the key is missing or malformed.
     */
    export function connect(options: ConnectOptions): Connection {
      return openConnection(options, apiDescription);
    }
    "
  `);
});
