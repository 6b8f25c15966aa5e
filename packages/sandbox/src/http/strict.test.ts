import { operations, type OperationId } from '@seller-funds/contract';
import { validators } from '@seller-funds/validators';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../testing/holder-calls.js';
import { operationRequests } from '../testing/operation-requests.js';
import { calendarBirth, individual, organization } from '../testing/sellers.js';
import { checkStrictly } from './check-request.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

const strict = useTestSandbox(() => ({ strict: true }));
const tolerant = useTestSandbox();
let call: Call;
beforeAll(() => {
  call = strict.as();
});

function split(item: object, more: object = {}): object {
  const items = [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'item-1', amount: 5, ...item }];
  const psp = { paymentProcessor: 'ADYEN', pspExtRef: 'psp-1' };
  return { extRef: 'order-1', totalAmount: 5, currency: 'EUR', ...psp, items, ...more };
}

const splits = '/api/fund/split-payments';
const holders = '/api/accountholders';
const text = 'aGVsbG8gd29ybGQ=';

test.each<[string, string, object, string[]]>([
  ['an unknown field', splits, split({}, { shop: 'x' }), ['shop 422.900.005']],
  ['an unknown field in an item', splits, split({ sku: 'x' }), ['items[0].sku 422.900.005']],
  [
    'a code that the service sets',
    holders,
    { displayName: 'Mila', code: 'ah_1' },
    ['code 422.900.005'],
  ],
  [
    'several unknown fields',
    holders,
    { displayName: 'Mila', legalEntity: individual({ shoeSize: 38, hobby: 'glass' }), x: 1 },
    ['legalEntity.shoeSize 422.900.005', 'legalEntity.hobby 422.900.005', 'x 422.900.005'],
  ],
  ['another currency', splits, split({}, { currency: 'CHF' }), ['currency 422.900.005']],
  [
    'a file of another type',
    holders,
    {
      displayName: 'Mila',
      legalEntity: organization({ documents: [{ extRef: 'a', title: 'Extract', data: text }] }),
    },
    ['legalEntity.documents[0].data 422.900.004'],
  ],
  [
    'the name of a property of all objects',
    splits,
    split({}, { constructor: 1 }),
    ['constructor 422.900.005'],
  ],
])('rejects %s in strict mode only', async (_what, path, body, faults) => {
  const before = (await call('GET', '/_sandbox/state-hash')).body.hash;
  const refused = await call('POST', path, body);
  expect(refused.status).toBe(422);
  expect(faultsOf(refused)).toEqual(faults);
  expect((await call('GET', '/_sandbox/state-hash')).body.hash).toBe(before);
  expect((await tolerant.as()('POST', path, body)).status).toBe(200);
});

test('accepts the fields of the document, in both versions', async () => {
  for (const legalEntity of [individual(), organization()]) {
    const made = await call('POST', holders, { displayName: 'Mila', legalEntity });
    expect(made.status).toBe(200);
  }
  expect((await call('POST', splits, split({}))).status).toBe(200);
  const first = await call('POST', '/api/v1/accountholders', {
    displayName: 'Mila',
    legalEntity: { ...individual(calendarBirth), gender: 'MALE' },
    accounts: [{ displayName: 'Mila' }],
  });
  expect(first.status).toBe(200);
});

test('accepts only the fields of the version (D170)', async () => {
  const legalEntity = { ...individual(), gender: 'MALE' };
  const refused = await call('POST', holders, { displayName: 'Mila', legalEntity });
  expect(faultsOf(refused)).toEqual(['legalEntity.gender 422.900.005']);
});

test('accepts all request examples of the document', () => {
  const examples = operationRequests.flatMap(({ id, bodies: [, ...given] }) =>
    id in operations ? given.map((body) => [id as OperationId, body] as const) : [],
  );
  expect(examples.length).toBeGreaterThan(30);
  for (const [id, body] of examples) {
    const { body: validator } = validators[id] as (typeof validators)['v2.createPaymentSplit'];
    const documentedBody = validator.parse(body);
    const request = { operation: operations[id], query: undefined, body, documentedBody };
    expect([id, checkStrictly(request)]).toEqual([id, []]);
  }
});
