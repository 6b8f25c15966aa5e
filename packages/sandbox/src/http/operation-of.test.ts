import { operations } from '@seller-funds/contract';
import { expect, test } from 'vitest';
import { operations as controlOperations } from '../generated/types/index.js';
import { controlOperationOf, operationOf } from './operation-of.js';

const all = [
  ...Object.values(operations).map((each) => ({ ...each, find: operationOf, named: each.id })),
  ...Object.values(controlOperations).map((each) => ({
    ...each,
    find: controlOperationOf,
    named: `sandbox.${each.id}`,
  })),
];

test.each(all)('$method $path is $named', ({ find, named, method, path }) => {
  const target = `${path.replaceAll(/\{\w+\}/g, 'ah_1')}?_pageSize=1`;
  expect(find(method.toUpperCase(), target)).toBe(named);
});

test('returns undefined for other requests', () => {
  expect(operationOf('GET', '/api/none')).toBeUndefined();
  expect(operationOf('PUT', '/api/accountholders')).toBeUndefined();
});
