import { expect, test } from 'vitest';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';

// Each part of an operation is in golden/operations.yaml.
test('reads each direction as configured', async () => {
  const content = { 'application/json': { schema: { type: 'string' } } };
  const post = {
    operationId: 'run',
    parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
    requestBody: { content },
    responses: { 200: { description: '', content } },
  };
  const directions = { requests: 'open', responses: 'strict' } as const;
  const document = documentOf({ paths: { '/a': { post } } });
  const files = await emit(document, ['validators'], { directions });
  expect(files.get('validators/operations/api.ts'))
    .toContain(`export const run = /* @__PURE__ */ operation(() => ({
  query: open(z.object({ q: z.optional(z.string()) })),
  body: open(z.optional(z.string())),
  responses: { '200': z.string() },
}));`);
});
