// The size limits of D19, except that of the body: values at the limit and beyond it.
import { beforeAll, expect, test } from 'vitest';
import { individual } from '../testing/sellers.js';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

let call: Call;
const started = useTestSandbox(() => ({ requestLog: 5 }));
beforeAll(async () => {
  call = started.as();
});

function splitOf(count: number): object {
  const items = Array.from({ length: count }, (_none, index) => {
    return { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `size-${count}-${index}`, amount: 1 };
  });
  const rest = { totalAmount: count, currency: 'EUR', paymentProcessor: 'ADYEN', pspExtRef: 'p' };
  return { extRef: `split-${count}`, items, ...rest };
}

test('accepts a split with 1,000 items, and refuses more', async () => {
  const statuses: number[] = [];
  for (const count of [1000, 1010, 1300, 10_000]) {
    statuses.push((await call('POST', '/api/fund/split-payments', splitOf(count))).status);
  }
  expect(statuses).toEqual([200, 422, 422, 422]);
});

test('accepts a file of 4 MiB and a document with 20 photos, and refuses more', async () => {
  const { documents, ...entity } = individual();
  const send = async (photos: readonly object[]): Promise<number> => {
    const legalEntity = { ...entity, documents: [{ ...documents[0], photos }] };
    const holder = { displayName: 'Mila', legalEntity };
    return (await call('POST', '/api/accountholders', holder)).status;
  };
  const photo = documents[0]?.photos[0];
  const sizes: number[] = [];
  for (const times of [1, 1.01, 1.3, 10]) {
    const data = Buffer.alloc(4 * 1024 * 1024 * times).toString('base64');
    sizes.push(await send([{ ...photo, data }]));
  }
  // Ten times the size is also beyond the limit of the body.
  expect(sizes).toEqual([200, 422, 422, 400]);
  const counts: number[] = [];
  for (const count of [20, 21, 26, 200]) counts.push(await send(Array(count).fill(photo)));
  expect(counts).toEqual([200, 422, 422, 422]);
});
