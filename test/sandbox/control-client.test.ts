// oxlint-disable vitest/no-standalone-expect -- the rule does not know the `test` of the fixture

import { createClient } from '@seller-funds/client';
import { waitForReport } from '@seller-funds/client/reports';
import { ConnectionDropped, createSandbox, ControlError, type Tenant } from '@seller-funds/sandbox';
import { test } from '@seller-funds/sandbox/vitest';
import { expect } from 'vitest';

function clientOf({ key, fetch }: Pick<Tenant, 'key' | 'fetch'>) {
  const baseUrl = 'http://sandbox.localhost';
  return createClient({ apiKey: key, baseUrl, fetch });
}

async function createPaidSeller(tenant: Tenant, amount: number) {
  const { v2 } = clientOf(tenant);
  const statement = { data: 'JVBERi0xLjcK' };
  const seller = await v2.accountHolders.create({
    displayName: 'Mila Ceramics',
    externalAccounts: [
      {
        displayName: 'Mila',
        accountType: 'IBAN',
        accountNumber: 'NL45SNDB0000000001',
        currency: 'EUR',
        statement,
      },
    ],
  });
  const accountCode = seller.accounts?.[0]?.code ?? '';
  await v2.paymentSplits.create({
    extRef: 'order-1',
    totalAmount: amount,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: 'psp-1',
    items: [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'order-1-1', amount, accountCode }],
  });
  return { seller, accountCode, external: seller.externalAccounts?.[0]?.code ?? '' };
}

test('controls KYC, settlement and payout of a seller', async ({ sandbox }) => {
  const { seller, accountCode, external } = await createPaidSeller(sandbox, 1250);
  expect((await sandbox.kyc(seller.code).reject('Blurred.')).message).toMatch(/Blurred/);
  expect(await sandbox.kyc(seller.code).pass()).toMatchObject({ status: 'PASSED' });
  expect(await sandbox.kyc(external).pass()).toMatchObject({ status: 'PASSED' });
  expect(await sandbox.settle(['psp-1'])).toMatchObject([{ outcome: 'RECONCILED' }]);
  const { v2 } = clientOf(sandbox);
  const payout = await v2.payouts.create({ accountCode, amount: 1250 });
  await sandbox.advance('1 second');
  await sandbox.payout(payout.code).fail('No such account.');
  expect((await v2.payouts.get(payout.code)).status).toBe('FAILED');
  const again = await v2.payouts.create({ accountCode, amount: 1250 });
  await sandbox.advance('1 week');
  expect((await v2.payouts.get(again.code)).status).toBe('PROCESSED');
  expect(await sandbox.payout(again.code).sendBack()).toMatchObject({ state: 'RETURNED' });
  expect(await sandbox.chargeBack('order-1', 50)).toMatchObject({ amount: 50, reversed: false });
});

test('advances the clock by durations, to dates and to the next job', async ({ sandbox }) => {
  const { now } = await sandbox.freeze();
  const later = (await sandbox.advance('3 days')).now;
  expect(Date.parse(later) - Date.parse(now)).toBe(3 * 86_400_000);
  const moment = new Date(Date.parse(later) + 5000);
  expect((await sandbox.advance(moment)).now).toBe(moment.toISOString());
  await createPaidSeller(sandbox, 100);
  const { nextJobAt } = await sandbox.freeze();
  expect((await sandbox.advance('next job')).now).toBe(nextJobAt);
  await expect(sandbox.advance(new Date(0))).rejects.toThrow(ControlError);
});

test('each test has its own tenant', async ({ sandbox, sandboxServer }) => {
  const { v2 } = clientOf(sandbox);
  expect((await v2.paymentSplits.list()).elements).toEqual([]);
  expect(sandboxServer.tenant('test_other').key).toBe('test_other');
});

test('adds fault rules, takes and restores snapshots', async ({ sandbox }) => {
  const restore = await sandbox.snapshot();
  await sandbox.fault({ drop: 'AFTER', method: 'POST', times: 1 });
  const lost = sandbox.fetch(
    new Request('http://any.host/api/accountholders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"displayName":"Mila"}',
    }),
  );
  await expect(lost).rejects.toThrow(ConnectionDropped);
  await sandbox.clearFaults();
  const count = async () => {
    const response = await sandbox.fetch(new Request('http://any.host/api/accountholders'));
    return ((await response.json()) as { totalElementCount: number }).totalElementCount;
  };
  expect(await count()).toBe(1);
  await restore();
  expect(await count()).toBe(0);
});

test('the methods of the sandbox control the tenant of the suggested key', async () => {
  const received: string[] = [];
  const receive = (request: Request): Response => {
    received.push(request.url);
    return new Response();
  };
  const sandbox = await createSandbox({ clock: { mode: 'FROZEN' }, webhooks: { receive } });
  expect(sandbox.key).toBe('test_sandbox');
  const { v2 } = clientOf(sandbox.tenant(sandbox.key));
  const url = 'https://hooks.example/kyc';
  await v2.webhookConfigurations.create({ url, type: 'WEBHOOK_KYC_UPDATE' });
  const { code } = await v2.accountHolders.create({ displayName: 'Mila' });
  await sandbox.kyc(code).pass();
  expect(await sandbox.webhooksSent()).toMatchObject({ delivered: 1, due: 0 });
  expect(received).toEqual([url]);
  await expect(sandbox.kyc('ah_unknown').pass()).rejects.toMatchObject({ status: 404 });
  await sandbox.reset(new Date('2020-01-01'));
  expect((await sandbox.advance(0)).now).toBe('2020-01-01T00:00:00.000Z');
  await sandbox.close();
});

test('a decided check shows in the API, also without a legal entity before', async ({
  sandbox,
}) => {
  const { v2 } = clientOf(sandbox);
  const { code } = await v2.accountHolders.create({ displayName: 'Mila' });
  const read = () => v2.accountHolders.get(code, { _fragments: ['kycstatus'] });
  expect((await read()).legalEntity).toBeUndefined();
  await sandbox.kyc(code).pass();
  expect((await read()).legalEntity).toMatchObject({ kycStatus: 'ACTIVE' });
});

test('an error names the operation, the code and the fields, and ends in the caller', async ({
  sandbox,
}) => {
  async function chargeBackOrder(): Promise<void> {
    await sandbox.chargeBack('', -1);
  }
  const error = await chargeBackOrder().catch((reason: unknown) => reason as Error);
  expect(error).toBeInstanceOf(ControlError);
  expect(String(error)).toMatch(
    /^ControlError: createChargeback returned 422: 422\.900\.001: [^{}]+ \(\w+: [^{}]+\)/,
  );
  expect((error as Error).stack).toContain('chargeBackOrder');
});

test('a report has its file when the clock is advanced', async ({ sandbox }) => {
  const { reports } = clientOf(sandbox).v2;
  const report = await reports.create({ report: 'marketplace-sellers' });
  const wait = () => waitForReport(reports, report, { interval: 1, timeout: 20 });
  await expect(wait()).rejects.toThrow(/is SCHEDULED/);
  await sandbox.advance('3 seconds');
  expect((await wait()).url).toContain('/files/reports/');
  const other = { id: 'rep_other', report: 'payout-report' } as const;
  await expect(waitForReport(reports, other, { timeout: 0 })).rejects.toThrow(/is not listed/);
});

test('setUp changes the time zone of schedules', async ({ sandbox }) => {
  const { accountCode } = await createPaidSeller(sandbox, 1250);
  const { v2 } = clientOf(sandbox);
  expect(await sandbox.setUp({ timeZone: 'Asia/Tokyo' })).toMatchObject({ timeZone: 'Asia/Tokyo' });
  const weekly = { type: 'SCHEDULED', frequency: '0 0 6 ? * MON', refundPeriod: 0 } as const;
  await v2.payoutConfiguration.updateForAccount(accountCode, weekly);
  const url = `http://sandbox.localhost/_sandbox/payout-dates/${accountCode}`;
  const { dates } = (await (await sandbox.fetch(new Request(url))).json()) as { dates: string[] };
  // 06:00 of a Monday in Tokyo is 21:00 of Sunday in UTC.
  expect(new Set(dates.map((date) => `${new Date(date).getUTCDay()} ${date.slice(11)}`))).toEqual(
    new Set(['0 21:00:00.000Z']),
  );
  await expect(sandbox.setUp({ timeZone: 'Tokyo' })).rejects.toThrow(ControlError);
});
