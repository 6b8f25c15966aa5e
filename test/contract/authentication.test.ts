// Every operation requires a key: the document says so, and so the mock server refuses requests without one. That the
// client throws the documented errors is tested with its runtime, that the examples are valid by `pnpm spec:lint`.
import { expect, test } from 'vitest';
import { cases } from './document.js';
import { prismUrl } from './prism.js';

test.each(cases)('$id refuses a request without a key', { tags: 'long' }, async (entry) => {
  const { operation, path } = entry;
  const url = operation.path.replaceAll(/\{[^}]+\}/g, path[0] ?? '');
  const response = await fetch((await prismUrl()) + url, {
    method: operation.method.toUpperCase(),
  });
  expect(response.status).toBe(401);
});
