import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const options = {
  errors: ['400', '500'],
  errorSchema: 'ErrorBody',
  serverErrorSchema: 'ServerErrorBody',
};

const lint = (paths: string) =>
  lintWith(
    'operation-complete',
    {
      'openapi.yaml': `${head}${paths}
components:
  schemas:
    ErrorBody: { type: object }
    ServerErrorBody: { type: object }
  parameters:
    Code: { name: code, in: path, required: true, schema: { type: string } }
  responses:
    Error:
      description: error
      content:
        application/json:
          schema: { $ref: '#/components/schemas/ErrorBody' }
          examples: { one: { value: {} } }
    ServerError:
      description: error
      content:
        application/json:
          schema: { $ref: '#/components/schemas/ServerErrorBody' }
          examples: { one: { value: {} } }
`,
    },
    options,
  );

const error = "{ $ref: '#/components/responses/Error' }";
const serverError = "{ $ref: '#/components/responses/ServerError' }";
const errors = `'400': ${error}, '500': ${serverError}`;

test('accepts a complete operation and a webhook that has examples', async () => {
  const found = await lint(`
paths:
  /api/a/{code}:
    parameters: [{ $ref: '#/components/parameters/Code' }]
    get:
      operationId: v2.getA
      x-resource: { group: a, method: get }
      responses: { ${errors}, '404': ${error} }
  /api/v1/a:
    get:
      operationId: v1.getA
      x-resource: { group: a, method: get }
      responses:
        '400': ${error}
        '500': ${serverError}
        '404':
          description: no such payment
          x-decision: D76
          content: { application/json: { schema: { $ref: '#/components/schemas/ErrorBody' }, example: {} } }
webhooks:
  b: { post: { operationId: v2.b, requestBody: { content: { application/json: { example: 1 } } }, responses: { '200': { description: ok } } } }
`);
  expect(found).toEqual([]);
});

test('rejects missing error responses and a 404 that cannot happen', async () => {
  const found = await lint(`
paths:
  /api/a/{code}:
    parameters: [{ $ref: '#/components/parameters/Code' }]
    get: { operationId: v2.getA, x-resource: { group: a, method: get }, responses: { '400': ${error} } }
  /api/a:
    get: { operationId: v2.listA, x-resource: { group: a, method: list }, responses: { ${errors}, '404': ${error} } }
`);
  expect(found).toEqual([
    {
      at: 'openapi.yaml:10:73',
      message:
        'v2.getA has no error responses 404, 500. Add references to those in spec/shared/responses.',
    },
    {
      at: 'openapi.yaml:12:192',
      message: expect.stringContaining('v2.listA has a 404 but no parameter in its path.'),
    },
  ]);
});

test('rejects other error bodies', async () => {
  const other =
    '{ description: x, content: { application/json: { schema: { type: string }, example: x } } }';
  const found = await lint(`
paths:
  /api/a:
    get:
      operationId: v2.listA
      x-resource: { group: a, method: list }
      responses:
        '400': ${other}
        '500': { description: none }
`);
  expect(found.map(({ at, message }) => `${at} ${message.split('.')[0] ?? ''}`)).toEqual([
    'openapi.yaml:13:9 The 400 response of v2',
    'openapi.yaml:14:9 The 500 response of v2',
  ]);
});

test('rejects a missing or repeated x-resource, but not the same one in another version', async () => {
  const found = await lint(`
paths:
  /api/a:
    get: { operationId: v2.getA, x-resource: { group: a, method: get }, responses: { ${errors} } }
    put: { operationId: v2.updateA, x-resource: { group: a, method: get }, responses: { ${errors} } }
    post: { operationId: v2.createA, responses: { ${errors} } }
  /api/v1/a:
    get: { operationId: v1.getA, x-resource: { group: a, method: get }, responses: { ${errors} } }
`);
  expect(found.map(({ at, message }) => `${at} ${message}`)).toEqual([
    'openapi.yaml:10:37 v2.updateA and v2.getA are both v2.a.get in the client. Give one of them another method.',
    expect.stringContaining('openapi.yaml:11:5 v2.createA has no x-resource.'),
  ]);
});

test('rejects media types without an example, a shared response only once', async () => {
  const bare = '{ description: x, content: { application/json: { schema: { type: string } } } }';
  const found = await lint(`
paths:
  /api/a:
    post:
      operationId: v2.createA
      x-resource: { group: a, method: create }
      requestBody: { content: { application/json: { schema: { type: string }, examples: {} } } }
      responses: { ${errors}, '200': ${bare} }
`);
  expect(found.map(({ message }) => message)).toEqual([
    'The request of v2.createA has no example for application/json. Add one under examples.',
    'The 200 response of v2.createA has no example for application/json. Add one under examples.',
  ]);
});
