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

test('accepts a request with a schema of its own, recursive too, and a webhook that sends such a field', async () => {
  const webhook = `
webhooks:
  a:
    post:
      operationId: v2.a
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }`;
  expect(await lint("{ $ref: '#/components/schemas/Create' }", webhook)).toEqual([]);
});

test('accepts a field that the request marks itself', async () => {
  expect(await lint('{ properties: { code: { type: string, x-decision: D12 } } }')).toEqual([]);
});

test("refuses a request that reaches a response's schema, once", async () => {
  const found = await lint(
    "{ oneOf: [{ properties: { inner: { $ref: '#/components/schemas/Thing' } } }] }",
  );
  expect(found).toEqual([
    {
      at: 'openapi.yaml:21:9',
      message: expect.stringContaining(
        'The request body of v2.createA reaches "code" at /inner/code, which the service assigns.',
      ),
    },
  ]);
});

test('refuses an unmarked field where the response has a service-assigned one', async () => {
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
