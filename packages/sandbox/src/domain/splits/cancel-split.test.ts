import { expect, test } from 'vitest';
import { payment } from '../../seed/payment.js';
import { createSeller } from '../../testing/books.js';
import { startTestSandbox } from '../../testing/test-sandbox.js';

test('books a cancellation of its own kind, which payouts and reports treat like the payment', async () => {
  const started = await startTestSandbox();
  const call = started.as();
  const accountCode = await createSeller(call, 'Mila Ceramics');
  const split = payment('order-1', 1000, accountCode);
  const { body } = await call('POST', '/api/fund/split-payments', split);
  await call('POST', `/api/fund/split-payments/${body.code}/cancel`, { reason: 'not captured' });
  const { elements } = (await call('GET', '/_sandbox/journal')).body;
  const kinds = elements.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['SPLIT_CANCELLATION', 'PAYMENT_SPLIT']);
});
