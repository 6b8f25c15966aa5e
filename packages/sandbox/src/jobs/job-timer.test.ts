import { earn } from '../testing/books.js';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPayableSeller } from '../testing/payable-seller.js';
import { keepOpen, storeKinds } from '../testing/stores.js';
import { startTestSandbox } from '../testing/test-sandbox.js';

// Two sandboxes on one store stand for two processes on one database.
describe.each(storeKinds)('jobs of two sandboxes on one $name', ({ open }) => {
  test('a job left by a closed sandbox runs exactly once in the others', async () => {
    const store = await open();
    const options = { storage: keepOpen(store), clock: { mode: 'REALTIME' } as const };
    const gone = await startTestSandbox({ ...options, runJobs: false });
    const key = `test_${randomUUID()}`;
    const call = gone.as(key);
    await call('PATCH', '/_sandbox/merchant', { instantPayouts: true });
    const { account: accountCode } = await createPayableSeller(call);
    await earn(call, accountCode, 500, 'order-1');
    const { body: payout } = await call('POST', '/api/fund/payout-requests', {
      accountCode,
      amount: 200,
    });
    await gone.close();

    const others = [await startTestSandbox(options), await startTestSandbox(options)];
    const [one] = others;
    const send = one?.as(key) ?? call;
    await expect
      .poll(async () => {
        const { body } = await send('GET', `/api/fund/payout-requests/${payout.code}`);
        return body.status as string;
      })
      .toBe('PROCESSED');
    const { body } = await send('GET', `/_sandbox/journal?reference=${payout.code}`);
    const kinds = body.elements.map((journal: { kind: string }) => journal.kind);
    expect(kinds.toSorted()).toEqual(['PAYOUT', 'PAYOUT_PROCESSED']);
    for (const other of others) await other.close();
    await store.close();
  });
});
