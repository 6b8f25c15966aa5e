import { expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';

it('puts the groups of a document without versions on the client', async () => {
  const generated = await emitFrom(
    documentOf(`
/ping:
  get: { operationId: ping, tags: [health checks], responses: { '204': { description: Up. } } }
`),
  );
  expect(codeOf(generated, 'client/index.ts')).toMatchInlineSnapshot(`
    "/** A client of the API: its operations by resource. */
    export interface Client extends Api {
      /**
       * The openapi-fetch client that sends all requests, for requests without a method here. It has the same
       * credentials, hooks, retries and timeouts, but returns errors instead of throwing them.
       */
      readonly raw: RawClient<paths>;
      /**
       * Returns a client with some options replaced, for instance the API key of another tenant. A key or base URL
       * must not be undefined.
       *
       * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
       */
      with(options: OptionOverrides): Client;
    }

    /**
     * Creates a client with all operations of the API. Sends no request.
     *
     * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
     */
    export function createClient(options: ClientOptions): Client {
      const connection = openConnection(addLogHooks(options, {}), apiDescription, createRawCalls([]));
      return {
        ...createApi(connection),
        with: (others) => createClient(mergeOptions(options, others)),
        raw: connection.transport as unknown as Client['raw'],
      };
    }

    export type * as api from './api.js';

    export {
      connect,
      type ClientOptions,
      type ConnectOptions,
      type OptionOverrides,
    } from './connection.js';

    /** Adds hooks that log to the options of \`connect\`. */
    export function withLog<Options extends ClientOptions>(options: Options): Options {
      return addLogHooks(options, {});
    }

    export { isErrorOf, type OperationErrors } from './errors.js';

    export {
      type ReceivedResponse,
      Call,
      ValidationError,
      validateWith,
      type Issue,
    } from './runtime/call.js';

    export {
      withOptions,
      type Connection,
      type CallHeaders,
      type CallOptions,
      type RetryPolicy,
      type RepresentationOptions,
      type Attempt,
      type ConnectionOptions,
      type FetchFunction,
      type FetchOptions,
      type Hooks,
      type Validation,
      type LogFields,
      type Logger,
      type LogLevel,
      type LogOptions,
      type RawClient,
      type Secret,
    } from './runtime/connection.js';

    export {
      type ErrorDetail,
      AbortedError,
      ApiError,
      AuthenticationError,
      ConflictError,
      ConnectionError,
      InvalidRequestError,
      NotFoundError,
      OperationError,
      PermissionError,
      RateLimitError,
      ResponseError,
      ServerError,
      TimeoutError,
      UsageError,
      type DocumentedError,
    } from './runtime/errors.js';
    "
  `);
  expect(codeOf(generated, 'client/api.ts')).toMatchInlineSnapshot(`
    "/** The operations of the API by resource. */
    export interface Api {
      readonly healthChecks: HealthChecksGroup;
    }

    /** Creates all resources of the API on a connection. */
    export function createApi(connection: Connection): Api {
      return { healthChecks: healthChecks(connection) };
    }

    export * from './api/healthChecks.js';

    export { operations };
    "
  `);
});

it('gives each version a separate tree', async () => {
  const generated = await emitFrom(
    documentOf(
      `
/v1/a: { get: { operationId: v1.getA, x-resource: { group: things, method: get }, responses: {} } }
/a: { get: { operationId: v2.getA, x-resource: { group: things, method: get }, responses: {} } }
/b: { delete: { operationId: v2.deleteB, x-resource: { group: things, method: delete }, responses: {} } }
`,
      `x-versions: { v1: { title: Version 1 }, v2: { title: Version 2 } }
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: api key }
    bearer: { type: http, scheme: Bearer }
`,
    ),
  );
  const client = codeOf(generated, 'client/index.ts');
  expect(client.slice(0, client.indexOf('export type *'))).toMatchInlineSnapshot(`
    "/** A client of the API: its operations by version and resource. */
    export interface Client {
      readonly v1: V1;
      readonly v2: V2;
      /**
       * The openapi-fetch client that sends all requests, for requests without a method here. It has the same
       * credentials, hooks, retries and timeouts, but returns errors instead of throwing them.
       */
      readonly raw: RawClient<paths>;
      /**
       * Returns a client with some options replaced, for instance the API key of another tenant. A key or base URL
       * must not be undefined.
       *
       * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
       */
      with(options: OptionOverrides): Client;
    }

    /**
     * Creates a client with all operations of the API. Sends no request.
     *
     * @throws {TypeError} if the base URL or the environment is missing or wrong, the API key is missing or malformed, or a limit is not a number of at least 0.
     */
    export function createClient(options: ClientOptions): Client {
      const connection = openConnection(addLogHooks(options, {}), apiDescription, createRawCalls([]));
      return {
        v1: createV1(connection),
        v2: createV2(connection),
        with: (others) => createClient(mergeOptions(options, others)),
        raw: connection.transport as unknown as Client['raw'],
      };
    }

    "
  `);
  expect(codeOf(generated, 'client/v2.ts')).toMatchInlineSnapshot(`
    "/** The operations of Version 2 by resource. */
    export interface V2 {
      readonly things: ThingsGroup;
    }

    /** Creates all resources of Version 2 on a connection. */
    export function createV2(connection: Connection): V2 {
      return { things: things(connection) };
    }

    export * from './v2/things.js';

    export { operations };
    "
  `);
  expect(codeOf(generated, 'client/errors.ts')).toMatchInlineSnapshot(`
    "/** The documented errors of each operation, by operationId. */
    export interface OperationErrors {
      readonly 'v1.getA': v1.GetAError;
      readonly 'v2.getA': v2.GetAError;
      readonly 'v2.deleteB': v2.DeleteBError;
    }

    /** Type guard: true if an error is a documented error of the operation. Narrows it to the types of these errors. */
    export const isErrorOf: ErrorGuard<OperationErrors> =
      /* @__PURE__ */ guardErrors<OperationErrors>();
    "
  `);
  expect(codeOf(generated, 'client/connection.ts')).toMatchInlineSnapshot(`
    "/** Options of a connection. */
    export type ConnectOptions = ConnectionOptions<'bearer' | 'key', never, never>;

    /** Options of a client: those of a connection, and of logging. */
    export type ClientOptions = ConnectOptions & LogOptions;

    /** Options that replace those of a client. */
    export type OptionOverrides = ConnectionOverrides<'bearer' | 'key', never, never> & LogOptions;

    /** The properties of the API that all operations share. */
    export const apiDescription: ApiInfo = {
      errors: { code: ['code'], message: ['message'], details: ['details'], field: ['field'] },
      pathPrefixes: ['/v1'],
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
  expect(codeOf(generated, 'types/operations/security.ts')).toMatchInlineSnapshot(`
    "/** The security schemes of the document by name. */
    export const securitySchemes = {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'api key' },
    } as const;
    "
  `);
});
