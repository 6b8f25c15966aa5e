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
    "/** What a client needs to know. */
    export type ClientOptions = ConnectionOptions<never, 'test' | 'live'>;

    /** The servers of the API by their names. */
    export const environments: {
      /** For tries. */
      readonly test: 'https://a.example/v1';
      readonly live: 'https://c.example';
    } = { test: 'https://a.example/v1', live: 'https://c.example' };

    /** Where errors say what went wrong. */
    const errors: ErrorFormat = {
      requestId: 'x-id',
      message: ['error', 'message'],
      details: ['error/s'],
    };

    /**
     * Opens a connection, on which single resources and operations can be made. Nothing is sent yet.
     *
     * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
     */
    export function connect(options: ClientOptions): Connection {
      return openConnection(options.baseUrl ?? environments[options.environment], options, errors);
    }
    "
  `);
});
