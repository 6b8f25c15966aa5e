import { expect, test } from 'vitest';
import { contractOf, documentOf } from '../testing/document.js';

test('ignores references in data, and documents without references', async () => {
  const reference = { $ref: '#/components/schemas/A/properties/b' };
  const parts = { components: { schemas: { A: { example: reference, properties: { b: {} } } } } };
  const { document } = await contractOf(parts);
  expect(document).toEqual(JSON.parse(documentOf(parts)));
});
