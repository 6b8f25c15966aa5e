import { expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';

it('emits the interface of a resource, its factory and the types of its methods', async () => {
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
        code: string,
        body?: ChangePaymentBody,
        parameters?: ChangePaymentParameters,
        options?: CallOptions,
      ): Call<string>;
    }

    /** Creates the operations of \`payments\` on a connection. */
    export function payments(connection: Connection): Payments {
      return { change: changePayment(connection) };
    }

    /** Creates the single operation \`payments.change\` on a connection. */
    export function changePayment(connection: Connection): Payments['change'] {
      const endpoint: Endpoint = {
        id: 'changePayment',
        method: 'post',
        path: '/payments/{code}',
        querySerializer: writeQuery([{ name: 'dryRun', style: 'form', explode: true }]),
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

    /** The query, header and cookie parameters of \`changePayment\`. */
    export interface ChangePaymentParameters {
      /** Only tries. */
      readonly dryRun?: operations.ChangePayment['query']['dryRun'];
      readonly 'X-Trace'?: operations.ChangePayment['headers']['X-Trace'];
    }

    /** The documented errors of \`changePayment\`. */
    export type ChangePaymentError = DocumentedErrors<operations.ChangePayment['responses'], 409>;
    "
  `);
});

it('excludes documented statuses from ranges and default', async () => {
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

it('warns if two operations of a group have the same method', async () => {
  const resource = 'x-resource: { group: g, method: get }, responses: {}';
  const { warnings } = await emitFrom(
    documentOf(`
/a: { get: { operationId: a, ${resource} } }
/b: { get: { operationId: b, ${resource} } }
`),
  );
  expect(warnings.map((warning) => warning.message)).toEqual([
    'Several operations are g.get in the client; a is named g.a.',
    'Several operations are g.get in the client; b is named g.b.',
  ]);
});

it('shortens the file name of a group with a long name', async () => {
  const tag = 'word '.repeat(60);
  const operation = (id: string): string => `{ operationId: ${id}, tags: ["${tag}${id}"] }`;
  const { files } = await emitFrom(
    documentOf(`{ /a: { get: ${operation('a')} }, /b: { get: ${operation('b')} } }`),
  );
  const names = files.map(({ path }) => path.split('/').at(-1) ?? '');
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(100);
  expect(names.filter((name) => name.startsWith('wordWord'))).toHaveLength(2);
});

it('names the body and each result that are objects without a name', async () => {
  const object = { type: 'object', properties: { a: { type: 'string' } } };
  const json = { 'application/json': { schema: object } };
  const upload = { 'multipart/form-data': { schema: object } };
  const made = { description: 'made', content: json };
  const paths = {
    '/a': {
      post: {
        operationId: 'sendFile',
        tags: ['files'],
        requestBody: { required: true, content: upload },
        responses: { 201: made },
      },
      put: {
        operationId: 'renameFile',
        tags: ['files'],
        responses: { 200: made, 202: made, 400: made },
      },
    },
  };
  const code = codeOf(await emitFrom(documentOf(JSON.stringify(paths))), 'client/api/files.ts');
  expect(code).toContain(
    'sendFile(body: SendFileBody | FormData, options?: CallOptions): Call<SendFileResult>',
  );
  expect(code).toContain(
    'renameFile(options?: CallOptions): Call<RenameFileResult200 | RenameFileResult202>',
  );
});
