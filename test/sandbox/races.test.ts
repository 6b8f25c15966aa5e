import { join } from 'node:path';
import { createClient, type Client } from '@seller-funds/client';
import { expect, test } from 'vitest';
import { payment } from '../../packages/sandbox/src/seed/payment.js';
import { useTestSandbox } from '../../packages/sandbox/src/testing/test-sandbox.js';
import { temporaryFolder } from '../temporary-folder.js';

const storage = { kind: 'file', path: join(temporaryFolder(), 'sandbox.db') } as const;
const started = useTestSandbox(() => ({ storage, clock: { mode: 'REALTIME' } }), { port: 0 });

async function accountOf(client: Client): Promise<string> {
  const { accounts = [] } = await client.v2.accountHolders.create({ displayName: 'Mila Ceramics' });
  return accounts[0]?.code ?? '';
}

async function pendingOf(client: Client): Promise<number | undefined> {
  const { elements } = await client.v2.accountHolders.list({ _fragments: ['accounts'] });
  return elements[0]?.accounts?.[0]?.balances?.[0]?.pending;
}

async function broken(): Promise<string[]> {
  const reports = await started.sandbox.verify();
  const findings = reports.flatMap((report) => report.findings);
  return findings.flatMap(({ name, violations }) =>
    violations.map(({ subject }) => name + subject),
  );
}

test('thirty concurrent requests with one extRef create one split', async () => {
  const client = createClient({ apiKey: 'test_race_of_thirty', baseUrl: started.url });
  const account = await accountOf(client);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_request, index) =>
      client.v2.paymentSplits.create(payment('order-1', 100 + index, account)),
    ),
  );
  expect(new Set(responses.map(({ code }) => code)).size).toBe(1);
  expect((await client.v1.paymentSplits.list()).totalElementCount).toBe(1);
  expect(await pendingOf(client)).toBe(responses[0]?.totalAmount);
  expect(await broken()).toEqual([]);
});

test('sixteen concurrent clients of one account lose no writes, with cancellations', async () => {
  const client = createClient({ apiKey: 'test_race_of_sixteen', baseUrl: started.url });
  const account = await accountOf(client);
  const work = async (worker: number): Promise<number> => {
    let total = 0;
    for (let round = 0; round < 10; round += 1) {
      const made = await client.v2.paymentSplits.create(
        payment(`order-${worker}-${round}`, 10 + round, account),
      );
      if (round % 3 === 0) {
        const cancel = () => client.v2.paymentSplits.cancel(made.code);
        await Promise.all([cancel(), cancel()]);
      } else total += made.totalAmount;
    }
    return total;
  };
  const totals = await Promise.all(Array.from({ length: 16 }, (_worker, index) => work(index)));
  expect(await pendingOf(client)).toBe(totals.reduce((sum, amount) => sum + amount, 0));
  expect(await broken()).toEqual([]);
});
