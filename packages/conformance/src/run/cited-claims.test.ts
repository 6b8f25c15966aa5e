import { expect, test } from 'vitest';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { Schemas } from '../document/schemas.js';
import type { Exchange } from '../http/exchange.js';
import { shopDocument } from '../testing/shop-document.js';
import { citedClaims } from './cited-claims.js';

const api = readApi(prepareDocument(shopDocument));
const schemas = new Schemas(api.root, true);

const claimKinds = new Map([['SHOP-OPEN', 'gap']]);

const order = { name: 'Pen', quantity: 3 };
const created: Exchange = {
  operationId: 'createOrder',
  request: {
    method: 'POST',
    url: 'http://shop/orders',
    headers: {},
    body: JSON.stringify(order),
  },
  reply: { status: 200, headers: {}, text: '', json: { orderId: 'o1', ...order }, milliseconds: 1 },
};

/** SHOP-STOCK has no place in the document. */
const claims = ['D1', 'D2', 'SHOP-NAME', 'SHOP-QUANTITY', 'SHOP-CREATE', 'SHOP-STOCK'];
const all = ['SHOP-NAME', 'SHOP-QUANTITY', 'SHOP-LIMIT'];

test.each<[what: string, finding: object, decisions: boolean, cited: string[]]>([
  ['the value', { expected: 'quantity of the order is 3' }, true, ['SHOP-QUANTITY']],
  ['the parameter', { expected: 'a 4xx', attempt: 'name: too long' }, true, ['SHOP-NAME']],
  ['the step', { expected: 'it is accepted' }, false, ['SHOP-CREATE', 'SHOP-STOCK']],
  ['statements first', { expected: 'it is accepted' }, true, ['SHOP-CREATE', 'SHOP-STOCK']],
  ['its own', { expected: 'a body', claims: all }, true, ['SHOP-NAME', 'SHOP-QUANTITY']],
  ['its own, of the value', { expected: 'quantity', claims: all }, true, ['SHOP-QUANTITY']],
  ['decisions', { expected: 'a body', claims: ['D1', 'D2', 'D3'] }, true, ['D1', 'D2']],
  ['no decision', { expected: 'a body', claims: ['D1', 'SHOP-NAME'] }, false, ['SHOP-NAME']],
  ['its place', { expected: 'it is 3', place: ['quantity'] }, false, ['SHOP-QUANTITY']],
  ['the step, if its place has none', { place: ['x'] }, false, ['SHOP-CREATE', 'SHOP-STOCK']],
  ['no open question', { expected: '', claims: ['SHOP-OPEN', 'D1'] }, false, ['D1']],
  ['nothing', { expected: 'a response', claims: [] }, true, []],
])('a finding cites at most two claims: %s', (_what, finding, decisions, cited) => {
  const found = { expected: '', actual: '', exchanges: [created], ...finding };
  const check = { claims, kind: 'scenario' } as const;
  expect(citedClaims(found, check, { api, schemas, claimKinds, decisions })).toEqual(cited);
});

const cite = (expected: string, ...exchanges: Exchange[]) =>
  citedClaims(
    { expected, actual: '', exchanges },
    { claims: ['SHOP-CREATE', 'SHOP-NAME'], kind: 'scenario' },
    { api, schemas, claimKinds, decisions: false },
  );

test('a finding cites the value that an earlier step sent, and no claim of another operation', () => {
  const request = { ...created.request, method: 'GET', body: undefined };
  const reply = { ...created.reply, json: { items: [], total: 0 } };
  const listed: Exchange = { operationId: 'listOrders', request, reply };
  expect(cite('name of the order is "Pen"', created, listed)).toEqual(['SHOP-NAME']);
  expect(cite('the list has one order', created, listed)).toEqual([]);
});

test('a derived check cites claims about the form, if there are some', () => {
  const context = { api, schemas, decisions: false };
  const own = ['SHOP-QUANTITY', 'SHOP-NAME'];
  const found = { expected: 'a 4xx', actual: '', claims: own, exchanges: [created] };
  const citeIf = (kind: string) => {
    const kinds = new Map([
      ['SHOP-NAME', 'field'],
      ['SHOP-QUANTITY', kind],
    ]);
    return citedClaims(found, { claims, kind: 'generic' }, { ...context, claimKinds: kinds });
  };
  expect(citeIf('limit')).toEqual(['SHOP-QUANTITY', 'SHOP-NAME']);
  expect(citeIf('rule')).toEqual(['SHOP-NAME']);
});

test('a finding without a request to an operation cites the first claims of its check', () => {
  const found = { expected: '', actual: '', exchanges: [] };
  const context = { api, schemas, claimKinds, decisions: true };
  expect(citedClaims(found, { claims, kind: 'generic' }, context)).toEqual([
    'SHOP-NAME',
    'SHOP-QUANTITY',
  ]);
});
