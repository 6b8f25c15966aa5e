import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (errors: string) =>
  lintWith('error-target', {
    'openapi.yaml': `${head}
x-errors: ${errors}
paths:
  /api/a:
    get:
      operationId: v2.listA
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: string } } } }
        '401': { description: no }
        '404': { description: no, content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
        '500': { description: no, content: { application/json: { schema: { $ref: '#/components/schemas/ServerError' } } } }
components:
  schemas:
    Error:
      properties:
        message: { type: string }
        parameterized: { properties: { template: { type: string } } }
        details: { type: array, items: { $ref: '#/components/schemas/Detail' } }
    ServerError:
      properties:
        message: { type: string }
        parameterized: { properties: { template: { type: string } } }
    Detail: { properties: { field: { type: string } } }
`,
  });

test('accepts pointers to fields that every error with a body has', async () => {
  expect(
    await lint(
      '{ requestId: x-id, message: /message, template: /parameterized/template, details: /details, field: /field }',
    ),
  ).toEqual([]);
});

test('rejects pointers to missing fields; those of details are relative to an entry of the details', async () => {
  const found = await lint(
    '{ code: /code, message: /message, details: /details, field: /message }',
  );
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'x-errors says code: "/code", but the schema of the 404 response of v2.listA does not have it.',
    ),
    expect.stringContaining('x-errors says field: "/message"'),
  ]);
});
