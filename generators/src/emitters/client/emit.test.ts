import { expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';

it('emits the interface of a resource, what makes it, and the types of its methods', async () => {
  const generated = await emitFrom(
    documentOf(`
/payments/{code}:
  post:
    operationId: changePayment
    x-resource: { group: payments, method: change }
    summary: Change a payment
    description: |
      Changes it.
      @internal and */ are only text.
    deprecated: true
    parameters:
      - { name: code, in: path, required: true, description: "Its code.", schema: { type: string } }
      - { name: dryRun, in: query, description: Only tries., schema: { type: boolean } }
      - { name: X-Trace, in: header, schema: { type: string } }
      - { name: Authorization, in: header, schema: { type: string } }
    requestBody:
      content: { application/json: { schema: { type: object } } }
    responses:
      '200': { description: Changed., content: { application/json: { schema: { type: string } } } }
      '409':
        description: "Cannot be changed.\\n\\nSee the rules."
        content: { application/json: { schema: { type: number } } }
`),
  );
  expect(codeOf(generated, 'client/api/payments.ts')).toMatchInlineSnapshot(`
    "/** The operations of \`payments\` in the API. */
    export interface Payments {
      /**
       * Change a payment
       *
       * Changes it.
       * \\@internal and *\\/ are only text.
       *
       * @param code Its code.
       * @throws {ConflictError} 409: Cannot be changed.
       * @deprecated
       */
      change(
        code: operations.ChangePayment['path']['code'],
        body?: operations.ChangePayment['body'],
        parameters?: ChangePaymentParameters,
        options?: CallOptions,
      ): Call<operations.ChangePayment['responses'][200]>;
    }

    /** Makes \`payments\` on a connection. */
    export function payments(connection: Connection): Payments {
      return { change: changePayment(connection) };
    }

    /** Makes \`payments.change\` alone on a connection. */
    export function changePayment(connection: Connection): Payments['change'] {
      const endpoint: Endpoint = {
        id: 'changePayment',
        method: 'post',
        path: '/payments/{code}',
        writeQuery: writeQuery([{ name: 'dryRun', style: 'form', explode: true }]),
        writeHeaders: writeHeaders([{ name: 'X-Trace', style: 'simple', explode: false }], []),
      };
      return (code, body, parameters, options) =>
        callOperation(connection, endpoint, {
          path: { code },
          query: parameters,
          header: parameters,
          body,
          options,
        });
    }

    /** What \`changePayment\` takes besides its path and body. */
    export interface ChangePaymentParameters {
      /** Only tries. */
      readonly dryRun?: operations.ChangePayment['query']['dryRun'];
      readonly 'X-Trace'?: operations.ChangePayment['headers']['X-Trace'];
    }

    /** The documented errors of \`changePayment\`. */
    export type ChangePaymentError = DocumentedError<409, operations.ChangePayment['responses'][409]>;
    "
  `);
});

it('puts the groups of a document without versions into the client itself', async () => {
  const generated = await emitFrom(
    documentOf(`
/ping:
  get: { operationId: ping, tags: [health checks], responses: { '204': { description: Up. } } }
`),
  );
  expect(codeOf(generated, 'client/index.ts')).toMatchInlineSnapshot(`
    "/** The operations of the API by resource. */
    export type Client = Api;

    /**
     * Makes a client of the whole API. Nothing is sent yet.
     *
     * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
     */
    export function createClient(options: ClientOptions): Client {
      return createApi(connect(options));
    }
    export type * as api from './api.js';

    export { connect, type ClientOptions } from './connection.js';

    export { isErrorOf, type OperationErrors } from './errors.js';

    export type { Arrived } from './runtime/attempt.js';

    export { Call } from './runtime/call.js';

    export type { Connection } from './runtime/connection.js';

    export { List } from './runtime/list.js';

    export type {
      Attempt,
      CallHeaders,
      CallOptions,
      ConnectionOptions,
      FetchFunction,
      Hooks,
      Patience,
      Validation,
    } from './runtime/options.js';

    export type { Detail } from './runtime/problem.js';

    export { ValidationError, validateWith, type Issue } from './runtime/validate.js';

    export {
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

    /** Makes all resources of the API on a connection. */
    export function createApi(connection: Connection): Api {
      return { healthChecks: healthChecks(connection) };
    }
    export * from './api/healthChecks.js';

    export { operations };
    "
  `);
});

it('gives each version a tree of its own', async () => {
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
    "/** The operations of the API by version and resource. */
    export interface Client {
      readonly v1: V1;
      readonly v2: V2;
    }

    /**
     * Makes a client of the whole API. Nothing is sent yet.
     *
     * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
     */
    export function createClient(options: ClientOptions): Client {
      const connection = connect(options);
      return { v1: createV1(connection), v2: createV2(connection) };
    }
    "
  `);
  expect(codeOf(generated, 'client/v2.ts')).toMatchInlineSnapshot(`
    "/** The operations of Version 2 by resource. */
    export interface V2 {
      readonly things: ThingsGroup;
    }

    /** Makes all resources of Version 2 on a connection. */
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

    /**
     * Whether an error came from the operation with a status that it documents; narrows it to the
     * types of these.
     */
    export const isErrorOf: ErrorGuard2<OperationErrors> =
      /* @__PURE__ */ errorGuard<OperationErrors>();
    "
  `);
  expect(codeOf(generated, 'client/connection.ts')).toMatchInlineSnapshot(`
    "/** What a client needs to know. */
    export type ClientOptions = ConnectionOptions<'bearer' | 'key', never>;

    /** Where errors say what went wrong. */
    const errors: ErrorFormat = { code: ['code'], message: ['message'] };

    /**
     * Opens a connection, on which single resources and operations can be made. Nothing is sent yet.
     *
     * @throws {TypeError} where the base URL is missing or has a user, query or fragment, or the key is empty.
     */
    export function connect(options: ClientOptions): Connection {
      return openConnection(options.baseUrl, options, errors);
    }
    "
  `);
  expect(codeOf(generated, 'types/operations/security.ts')).toMatchInlineSnapshot(`
    "/** The security schemes of the document, by the names that operations use. */
    export const securitySchemes = {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'api key' },
    } as const;
    "
  `);
});

it('names the statuses of ranges and of default without those documented on their own', async () => {
  const generated = await emitFrom(
    documentOf(`
/a:
  get:
    operationId: getA
    tags: [a]
    responses:
      '201': { description: Made. }
      '404': { description: None. }
      4XX: { description: Refused. }
      default: { description: Failed. }
  put: { operationId: putA, tags: [a], responses: { default: { description: Any. } } }
  delete: { operationId: deleteA, tags: [a], responses: { '200': { description: Gone. } } }
`),
  );
  const code = codeOf(generated, 'client/api/a.ts');
  const types = code.slice(code.indexOf('/** The documented errors'));
  expect(types).toMatchInlineSnapshot(`
    "/** The documented errors of \`getA\`. */
    export type GetAError =
      | DocumentedError<404, undefined>
      | DocumentedError<Exclude<StatusRange<4>, 404>, undefined>
      | DocumentedError<Exclude<AnyStatus, 201 | 404 | StatusRange<4>>, undefined>;

    /** The documented errors of \`putA\`. */
    export type PutAError = DocumentedError<Exclude<AnyStatus, StatusRange<2>>, undefined>;

    /** The documented errors of \`deleteA\`. */
    export type DeleteAError = never;
    "
  `);
});

it('warns where two operations of a group have the same method', async () => {
  const resource = 'x-resource: { group: g, method: get }, responses: {}';
  const { warnings } = await emitFrom(
    documentOf(`
/a: { get: { operationId: a, ${resource} } }
/b: { get: { operationId: b, ${resource} } }
`),
  );
  expect(warnings.map((warning) => warning.message)).toEqual([
    'The client has g.get already; b becomes g.get2.',
  ]);
});
