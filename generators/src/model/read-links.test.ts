import { expect, test } from 'vitest';
import { contractOf } from '../testing/document.js';

test('leaves out a link to an operation that does not exist', async () => {
  const responses = { 201: { description: 'made', links: { next: { operationId: 'gone' } } } };
  const { links } = await contractOf({ paths: { '/a': { post: { responses } } } });
  expect(links).toEqual([]);
});
