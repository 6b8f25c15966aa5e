import { expect, test } from 'vitest';
import { shopDocument } from '../testing/shop-document.js';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { followLink } from './follow-link.js';

const target = readApi(prepareDocument(shopDocument)).operations.find(
  ({ id }) => id === 'getOrder',
);

const follow = (parameters: Record<string, unknown>) =>
  target &&
  followLink(
    { operationId: 'getOrder', parameters },
    target,
    { path: { shop: 's1' }, query: { page: 2 }, body: { name: 'Pen' } },
    { orderId: 'o1', parts: [{ code: 'p1' }] },
  );

test.each([
  ['$response.body#/orderId', 'o1'],
  ['$response.body#/parts/0/code', 'p1'],
  ['$request.path.shop', 's1'],
  ['$request.query.page', 2],
  ['$request.body#/name', 'Pen'],
  ['as-it-is', 'as-it-is'],
])('evaluates %s to %s', (expression, value) => {
  expect(follow({ orderId: expression })).toEqual({ path: { orderId: value }, query: {} });
  expect(follow({ 'path.orderId': expression })?.path).toEqual({ orderId: value });
});

test.each(['$response.body#/none', '$request.path.none', '$response.header.etag', '$url'])(
  'returns undefined for %s',
  (expression) => {
    expect(follow({ orderId: expression })).toBeUndefined();
  },
);
