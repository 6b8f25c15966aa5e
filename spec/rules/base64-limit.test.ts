import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const lint = (schema: string) =>
  lintWith('base64-limit', {
    'openapi.yaml': `${head}
x-limits: { fileBytes: { value: 4, description: Bytes. } }
paths:
  /a: { get: { responses: { '200': { $ref: '#/components/responses/A' } } } }
components:
  responses: { A: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
  schemas:
    A: ${schema}
`,
  });

test.each([
  '{ type: string, contentEncoding: base64, maxLength: 8 }',
  '{ type: string, contentEncoding: base64 }',
  '{ type: string, maxLength: 7 }',
])('accepts %s', async (schema) => {
  expect(await lint(schema)).toEqual([]);
});

test('rejects a maxLength that is not the encoded length of the largest file', async () => {
  expect(await lint('{ type: string, contentEncoding: base64, maxLength: 7 }')).toEqual([
    {
      at: expect.stringMatching(/^openapi\.yaml:/),
      message:
        'A file of 4 bytes (x-limits.fileBytes) has 8 characters in Base64. Correct maxLength or x-limits.fileBytes.',
    },
  ]);
});
