// What emitters/types/golden/operations.yaml does not show of operations.

import { expect, test } from 'vitest';
import { contractOf } from '../testing/document.js';

test('a body and a security scheme have descriptions, and a response headers, inline or by reference', async () => {
  const headers = {
    'X-Count': { $ref: '#/components/headers/Count' },
    'X-Own': { schema: { type: 'array', items: { type: 'integer' } } },
  };
  const post = {
    operationId: 'a',
    requestBody: { description: 'A pet.', content: { 'text/plain': {} } },
    responses: { 200: { description: 'ok', headers } },
  };
  const Count = { required: true, schema: { type: 'integer' } };
  const key = { type: 'http', scheme: 'bearer', description: 'The key.' };
  const components = { headers: { Count }, securitySchemes: { key } };
  const contract = await contractOf({ paths: { '/a': { post } }, components });
  expect(contract.securitySchemes).toMatchObject([{ description: 'The key.' }]);
  expect(contract.operations).toMatchObject([
    {
      body: { description: 'A pet.' },
      responses: [
        {
          description: 'ok',
          headers: [
            { name: 'X-Count', in: 'header', required: true, wire: 'number', style: 'simple' },
            { name: 'X-Own', in: 'header', required: false, wire: 'array', itemWire: 'number' },
          ],
        },
      ],
    },
  ]);
});
