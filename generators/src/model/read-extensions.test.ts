import { expect, test } from 'vitest';
import { contractOf } from '../testing/document.js';

test('converts the pointers of x-errors to property paths', async () => {
  const { errorFormat } = await contractOf({
    'x-errors': { requestId: 'x-id', code: '/error/a~1b', details: '', field: 1 },
  });
  expect(errorFormat).toEqual({ requestId: 'x-id', code: ['error', 'a/b'], details: [] });
});

test('has no error format without x-errors', async () => {
  expect((await contractOf({})).errorFormat).toBeUndefined();
});
