// Rows are made of the members of requests: what the document does not define must reach no column (D12).
import * as v1 from '@seller-funds/contract/vocabulary/v1';
import * as v2 from '@seller-funds/contract/vocabulary/v2';
import { expect, test } from 'vitest';
import { definitions } from '../storage/tables.js';
import { createPayableSeller, type PayableSeller } from '../testing/payable-seller.js';
import { startTestSandbox } from '../testing/test-sandbox.js';

const documented = new Set([
  ...[v1, v2]
    .flatMap((names) => Object.values<unknown>(names))
    .filter(Array.isArray)
    .flat(),
  // Members of the nodes of a tree, which are unions.
  'type',
  'label',
  'amount',
  'accountCode',
  'originalExtRef',
]);
const internal = Object.values(definitions)
  .flatMap(({ columns }) => Object.keys(columns))
  .filter((name) => !documented.has(name));
const unknown = Object.fromEntries(internal.map((name) => [name, { not: 'a column' }]));

/** Adds a member for each such column to every object in a body. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => [name, withUnknown(each)]);
  return { ...unknown, ...Object.fromEntries(members) };
}

function requests({ account, external }: PayableSeller): [path: string, body: object][] {
  return ['/api/v1', '/api'].flatMap((base): [string, object][] => {
    const extRef = base.replaceAll('/', '_');
    const amount = { amount: 100, label: 'PRODUCT_ITEM', accountCode: account };
    const inner = { type: 'ITEM', extRef: `${extRef}_item`, ...amount };
    const group = { type: 'GROUP', extRef: `${extRef}_group`, items: [inner], ...amount };
    const back = { type: 'ITEM', extRef: 'back', originalExtRef: inner.extRef, amount: 40 };
    const extProcessedAt = '2026-03-10T08:00:00Z';
    const processor = { paymentProcessor: 'ADYEN', paymentMethod: 'ideal', pspExtRef: extRef };
    const paid = { extRef, totalAmount: 100, currency: 'EUR', extProcessedAt, ...processor };
    const refund = { extRef, pspMutationExtRef: 'back', totalAmount: 40, extProcessedAt };
    const seller = {
      displayName: 'Anna',
      accounts: [{ displayName: 'Main account' }],
      legalEntity: { legalForm: 'individual', documents: [{ extRef: 'pass' }] },
    };
    return [
      [`${base}/accountholders`, base === '/api' ? { ...seller, accounts: undefined } : seller],
      [`${base}/fund/split-payments`, { ...paid, items: [group] }],
      [`${base}/fund/split-refunds`, { ...refund, items: [back] }],
      [
        `${base}/fund/payout-requests`,
        { accountCode: account, externalAccountCode: external, amount: 1 },
      ],
    ];
  });
}

async function createAll(change: (body: unknown) => unknown): Promise<unknown> {
  const call = (await startTestSandbox()).as('test_unknown_members');
  const responses = [];
  for (const [path, body] of requests(await createPayableSeller(call))) {
    const response = await call('POST', path, change(body));
    expect([path, response.status, response.body]).toEqual([path, 200, response.body]);
    responses.push(response.body);
  }
  return [responses, (await call('GET', '/_sandbox/export')).body];
}

test('members with the names of columns change nothing', async () => {
  expect(internal).toContain('bookedAccount');
  expect(await createAll(withUnknown)).toEqual(await createAll((body) => body));
});
