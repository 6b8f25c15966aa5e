import { expect, test } from 'vitest';
import { contractOf, documentOf, faultsOf } from '../testing/document.js';

test('converts the pointers of x-errors to property paths', async () => {
  const { errorFormat } = await contractOf({
    'x-errors': { requestId: 'x-id', code: '/error/a~1b', details: '', field: 1 },
  });
  expect(errorFormat).toEqual({ requestId: 'x-id', code: ['error', 'a/b'], details: [] });
});

test('has no error format without x-errors', async () => {
  expect((await contractOf({})).errorFormat).toBeUndefined();
});

test('rejects an invalid pointer', async () => {
  expect(
    await faultsOf(documentOf({ 'x-errors': { code: 'code', message: '#/message' } })),
  ).toEqual([
    expect.stringMatching(
      /^document\/shape openapi.yaml:1:\d+ Expected a JSON pointer such as \/error\/code, found code/,
    ),
  ]);
});
