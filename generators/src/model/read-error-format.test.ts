import { expect, test } from 'vitest';
import { contractOf } from '../testing/document.js';

test('the pointers of x-errors become paths of property names', async () => {
  const { errorFormat } = await contractOf({
    'x-errors': { requestId: 'x-id', code: '/error/a~1b', details: '', field: 1 },
  });
  expect(errorFormat).toEqual({ requestId: 'x-id', code: ['error', 'a/b'], details: [] });
});

test('there is none where the document does not tell', async () => {
  expect((await contractOf({})).errorFormat).toBeUndefined();
});
