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

test('accepts pointers that lead somewhere in every error that has a body', async () => {
  expect(
    await lint(
      '{ requestId: x-id, message: /message, template: /parameterized/template, details: /details, field: /field }',
    ),
  ).toEqual([]);
});

test('refuses what leads nowhere, and looks for the field in the details', async () => {
  const found = await lint(
    '{ code: /code, message: /message, details: /details, field: /message }',
  );
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining(
      'x-errors says code: "/code", but the schema of the 404 response of v2.listA has nothing there.',
    ),
    expect.stringContaining('x-errors says field: "/message"'),
  ]);
});
