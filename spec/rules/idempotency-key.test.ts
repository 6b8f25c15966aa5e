import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (idempotency: string, schema: string) =>
  lintWith('idempotency-key', {
    'openapi.yaml': `${head}
paths:
  /api/a:
    post:
      operationId: v2.createA
      x-idempotency: ${idempotency}
      requestBody: { content: { application/json: { schema: ${schema} } } }
      responses:
        '200': { description: ok, headers: { X-Idempotent-Replay: { schema: { type: string } } } }
components:
  schemas:
    Base: { properties: { extRef: { type: string } } }
    Full: { allOf: [{ $ref: '#/components/schemas/Base' }] }
    Partial: { properties: { extRef: { type: string }, items: { type: array } } }
`,
  });

const union =
  "{ oneOf: [{ $ref: '#/components/schemas/Full' }, { $ref: '#/components/schemas/Partial' }] }";

test('accepts a key that every variant of the body has, and a declared header', async () => {
  expect(await lint('{ key: [extRef], replayHeader: x-idempotent-replay }', union)).toEqual([]);
});

test('accepts a key beside a reference and beside the variants', async () => {
  const beside =
    "{ $ref: '#/components/schemas/Base', properties: { id: {} }, anyOf: [{ required: [id] }, {}] }";
  expect(await lint('{ key: [extRef, id] }', beside)).toEqual([]);
});

test('rejects a key that is missing, or missing in one variant', async () => {
  expect(await lint('{ key: [extRef, items] }', union)).toEqual([
    {
      at: 'openapi.yaml:11:38',
      message: expect.stringContaining('has no property "items", or not in every variant'),
    },
  ]);
  expect(await lint('{ key: [reference] }', union)).toHaveLength(1);
});

test('rejects a header that the 200 response does not declare', async () => {
  expect(await lint('{ key: [extRef], replayHeader: x-replay }', union)).toEqual([
    { at: 'openapi.yaml:11:53', message: expect.stringContaining('has no header "x-replay"') },
  ]);
});

test('accepts an idempotent write without a key or a body', async () => {
  const found = await lintWith('idempotency-key', {
    'openapi.yaml': `${head}
paths:
  /api/a:
    post: { operationId: v2.createA, x-idempotency: { repeatable: true }, responses: {} }
`,
  });
  expect(found).toEqual([]);
});

test('rejects an operation without a body', async () => {
  const found = await lintWith('idempotency-key', {
    'openapi.yaml': `${head}
paths:
  /api/a:
    post: { operationId: v2.createA, x-idempotency: { key: [extRef] }, responses: {} }
`,
  });
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('no JSON request body'),
  ]);
});
