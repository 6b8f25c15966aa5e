import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (paths: string) => lintWith('operation-complete', { 'openapi.yaml': head + paths });

test('accepts a complete operation and a webhook that has examples', async () => {
  const found = await lint(`
paths:
  /api/a/{code}:
    get:
      operationId: v2.getA
      x-resource: { group: a, method: get }
      responses: { '200': { description: ok, content: { application/json: { examples: { one: { value: {} } } } } } }
webhooks:
  b: { post: { operationId: v2.b, requestBody: { content: { application/json: { example: 1 } } }, responses: { '200': { description: ok } } } }
`);
  expect(found).toEqual([]);
});

test('rejects a missing or repeated x-resource, but not the same one in another version', async () => {
  const found = await lint(`
paths:
  /api/a:
    get: { operationId: v2.getA, x-resource: { group: a, method: get }, responses: {} }
    put: { operationId: v2.updateA, x-resource: { group: a, method: get }, responses: {} }
    post: { operationId: v2.createA, responses: {} }
  /api/v1/a:
    get: { operationId: v1.getA, x-resource: { group: a, method: get }, responses: {} }
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
      responses: { '200': ${bare} }
`);
  expect(found.map(({ message }) => message)).toEqual([
    'The request of v2.createA has no example for application/json. Add one under examples.',
    'The 200 response of v2.createA has no example for application/json. Add one under examples.',
  ]);
});
