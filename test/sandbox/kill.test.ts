import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from '@seller-funds/client';
import { createSandbox } from '@seller-funds/sandbox';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { isLong } from '../requirements.js';
import { type ServerProcess, startServerProcess } from './server-process.js';

const rounds = Number(process.env['KILL_ROUNDS'] ?? (isLong ? 20 : 3));
const seed = Number(process.env['SEED'] ?? 20_261_121);
const workers = 8;
const apiKey = 'test_killed';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
const data = join(folder, 'sandbox.db');
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true });
});

/** The acknowledged writes: amounts by code of the split or refund. */
const splits = new Map<string, number>();
const refunds = new Map<string, number>();

function split(extRef: string, accountCode: string, amount: number) {
  const item = (index: number) => ({
    type: 'ITEM' as const,
    label: 'PRODUCT_ITEM' as const,
    extRef: `item-${index}`,
    amount,
    accountCode,
  });
  const shared = {
    currency: 'EUR',
    paymentProcessor: 'ADYEN' as const,
    pspExtRef: `psp-${extRef}`,
  };
  return { ...shared, extRef, totalAmount: 3 * amount, items: [item(0), item(1), item(2)] };
}

/** Creates payments, and refunds every third one, until the server is killed. */
async function work(client: Client, name: string, account: string): Promise<void> {
  try {
    for (let count = 1; ; count += 1) {
      const extRef = `order-${name}-${count}`;
      const made = await client.v2.paymentSplits.create(split(extRef, account, 10 + count));
      splits.set(made.code, made.totalAmount);
      if (count % 3 > 0) continue;
      const pspMutationExtRef = `back-${extRef}`;
      const refund = await client.v2.refundSplits.create({ extRef, pspMutationExtRef });
      refunds.set(refund.code, made.totalAmount);
    }
  } catch {
    // The server was killed: requests without a response may have been executed or not.
  }
}

function sum(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((total, amount) => total + amount, 0);
}

/** Reads the stored data from the file after the sandbox was killed. */
async function inspect() {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({
    storage: { kind: 'file', path: data },
    validateResponses: true,
    onError: (error) => errors.push(error),
  });
  const client = createClient({
    apiKey,
    baseUrl: 'http://sandbox.example',
    fetch: (request) => sandbox.fetch(request),
  });
  const stored = { splits: new Map<string, number>(), refunds: new Map<string, number>() };
  for await (const one of client.v2.paymentSplits.list({ _pageSize: 100 })) {
    expect(one.items).toHaveLength(3);
    stored.splits.set(one.code, one.totalAmount);
  }
  for await (const one of client.v2.refundSplits.list({ _pageSize: 100 }))
    stored.refunds.set(one.code, one.totalAmount ?? 0);
  const { elements } = await client.v2.accountHolders.list({ _fragments: ['accounts'] });
  const pending = elements[0]?.accounts?.[0]?.balances?.[0]?.pending;
  const reports = await sandbox.verify();
  const violations = reports.flatMap(({ findings }) => findings.flatMap((one) => one.violations));
  await sandbox.close();
  return { ...stored, pending, violations, errors };
}

test(
  `what was acknowledged survives kill -9, ${rounds} times over`,
  async () => {
    console.log(`Seed ${seed}; set SEED for another one, KILL_ROUNDS for more rounds.`);
    // In milliseconds.
    const moment = fc.integer({ min: 50, max: isLong ? 1500 : 500 });
    const moments = fc.sample(moment, { seed, numRuns: rounds });
    const port = await freePort();
    let account: string | undefined;
    for (const [round, wait] of moments.entries()) {
      server = await startServerProcess(data, port);
      const client = createClient({ apiKey, baseUrl: server.url, retries: 0 });
      if (account === undefined) {
        const holder = await client.v2.accountHolders.create({ displayName: 'Mila Ceramics' });
        account = holder.accounts?.[0]?.code ?? '';
      }
      const seller = account;
      const before = splits.size;
      const working = Array.from({ length: workers }, (_worker, index) =>
        work(client, `${round}-${index}`, seller),
      );
      // Kill the server only while it executes requests.
      while (splits.size === before) await sleep(5);
      await sleep(wait);
      await server.kill();
      await Promise.all(working);

      const stored = await inspect();
      expect(stored.errors).toEqual([]);
      expect(stored.violations).toEqual([]);
      for (const [code, amount] of splits) expect(stored.splits.get(code)).toBe(amount);
      for (const [code, amount] of refunds) expect(stored.refunds.get(code)).toBe(amount);
      expect(stored.pending).toBe(sum(stored.splits) - sum(stored.refunds));
    }
    console.log(
      `${splits.size} splits and ${refunds.size} refunds were acknowledged, all are there.`,
    );
  },
  rounds * 180_000,
);
