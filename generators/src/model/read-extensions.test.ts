import { expect, test } from 'vitest';
import { contractOf, documentOf, faultsOf } from '../testing/document.js';

test('the pointers of x-errors become paths of property names', async () => {
  const { errorFormat } = await contractOf({
    'x-errors': { requestId: 'x-id', code: '/error/a~1b', details: '', field: 1 },
  });
  expect(errorFormat).toEqual({ requestId: 'x-id', code: ['error', 'a/b'], details: [] });
});

test('there is none where the document does not tell', async () => {
  expect((await contractOf({})).errorFormat).toBeUndefined();
});

test('a place that is no pointer is refused', async () => {
  expect(
    await faultsOf(documentOf({ 'x-errors': { code: 'code', message: '#/message' } })),
  ).toEqual([
    expect.stringMatching(
      /^document\/shape openapi.yaml:1:\d+ Expected a JSON pointer such as \/error\/code here, found code/,
    ),
  ]);
});
