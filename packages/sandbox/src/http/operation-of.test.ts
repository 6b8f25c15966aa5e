import { operations } from '@seller-funds/contract';
import { expect, test } from 'vitest';
import { operationOf } from './operation-of.js';

test.each(Object.values(operations))('$method $path is $id', ({ id, method, path }) => {
  const target = `${path.replaceAll(/\{\w+\}/g, 'ah_1')}?_pageSize=1`;
  expect(operationOf(method.toUpperCase(), target)).toBe(id);
});

test('returns undefined for other requests', () => {
  expect(operationOf('GET', '/api/none')).toBeUndefined();
  expect(operationOf('PUT', '/api/accountholders')).toBeUndefined();
});
