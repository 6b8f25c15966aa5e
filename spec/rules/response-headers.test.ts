import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const options = { headers: { all: ['x-request-id'], '429': ['Retry-After'] } };

const lint = (paths: string) =>
  lintWith(
    'response-headers',
    {
      'openapi.yaml': `${head}${paths}
components:
  headers:
    RequestId: { schema: { type: string } }
  responses:
    TooMany:
      description: too many
      headers: { X-Request-Id: { $ref: '#/components/headers/RequestId' } }
`,
    },
    options,
  );

test('accepts declared headers in any case, and webhooks without headers', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      operationId: v2.getA
      responses:
        '200': { description: ok, headers: { X-Request-ID: { $ref: '#/components/headers/RequestId' } } }
webhooks:
  a: { post: { responses: { '200': { description: ok } } } }
`);
  expect(found).toEqual([]);
});

test('rejects a missing header, only once for a response that several operations share', async () => {
  const found = await lint(`
paths:
  /api/a:
    get:
      operationId: v2.getA
      responses:
        '200': { description: ok }
        '429': { $ref: '#/components/responses/TooMany' }
    post:
      operationId: v2.createA
      responses:
        '429': { $ref: '#/components/responses/TooMany' }
`);
  expect(found).toEqual([
    {
      at: 'openapi.yaml:12:9',
      message: expect.stringContaining('The 200 response of v2.getA has no header x-request-id.'),
    },
    {
      at: 'openapi.yaml:23:5',
      message: expect.stringContaining('The 429 response of v2.getA has no header Retry-After.'),
    },
  ]);
});
