import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (request: string, more = '') =>
  lintWith('service-assigned', {
    'openapi.yaml': `${head}
paths:
  /api/a:
    post:
      operationId: v2.createA
      requestBody: { content: { application/json: { schema: ${request} } } }
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
${more}
components:
  schemas:
    Thing:
      properties:
        code: { type: string, x-service-assigned: true }
        name: { type: string }
        items: { type: array, items: { $ref: '#/components/schemas/Thing' } }
    Create: { properties: { name: { type: string }, items: { items: { $ref: '#/components/schemas/Create' } } } }
`,
  });

test('accepts a request with a separate schema, also a recursive one, and a webhook that sends such a field', async () => {
  const webhook = `
webhooks:
  a:
    post:
      operationId: v2.a
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }`;
  expect(await lint("{ $ref: '#/components/schemas/Create' }", webhook)).toEqual([]);
});

test('accepts a field whose request schema cites a claim or decision', async () => {
  expect(await lint('{ properties: { code: { type: string, x-decision: D12 } } }')).toEqual([]);
});

test('rejects a request that refers to a response schema, only once', async () => {
  const found = await lint(
    "{ oneOf: [{ properties: { inner: { $ref: '#/components/schemas/Thing' } } }] }",
  );
  expect(found).toEqual([
    {
      at: 'openapi.yaml:21:9',
      message: expect.stringContaining(
        'The request body of v2.createA has "code" at /inner/code, which the service assigns.',
      ),
    },
  ]);
});

test('rejects a field without claim or decision at the place of a service-assigned field of the response', async () => {
  const found = await lint(
    '{ properties: { items: { type: array, items: { properties: { code: { type: string } } } } } }',
  );
  expect(found).toEqual([
    {
      at: 'openapi.yaml:11:122',
      message: expect.stringContaining(
        'The request body of v2.createA has "code" at /items/*/code',
      ),
    },
  ]);
});
