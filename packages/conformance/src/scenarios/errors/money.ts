import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { NotRun } from '../../outcome.js';
import { createSeller } from '../fixtures/sellers.js';
import { daily } from '../fixtures/schedules.js';
import { fund } from '../fixtures/splits.js';
import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { ErrorRows } from './error-row.js';

const unknownAccount = 'va_00000000000000000000000000';

/** The accounts of a seller with complete data, as a payout names them. */
async function createAccounts(context: ScenarioContext) {
  const { accountCode, externalAccountCode } = await createCompleteSeller(context);
  return { accountCode, externalAccountCode };
}

function transfer(context: ScenarioContext, fromAccountCode: string, toAccountCode: string) {
  const idempotencyKey = context.uuid();
  return {
    fromAccountCode,
    toAccountCode,
    amount: 100,
    idempotencyKey,
    type: 'CORRECTION' as const,
  };
}

/** Another check must not write to the tenant. */
function requireOwnTenant({ hasOwnTenant }: ScenarioContext): void {
  if (!hasOwnTenant) throw new NotRun('The adapter does not offer newTenant.');
}

/** The error codes of transfers, payouts and their configuration, reports and webhooks. */
export const moneyRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'402.320.001'(context) {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    const body = transfer(context, from.accountCode, to.accountCode);
    yield ['v2.createBalanceTransfer', [], body, ['amount']];
  },
  async *'403.320.001'(context) {
    requireOwnTenant(context);
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await context.operator.configureMerchant({ balanceTransferEnabled: false });
    const body = transfer(context, from.accountCode, to.accountCode);
    yield ['v2.createBalanceTransfer', [], body];
  },
  async *'409.320.001'(context) {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 100);
    const body = { ...transfer(context, from.accountCode, to.accountCode), amount: 10 };
    await context.call('v2.createBalanceTransfer', { body });
    yield ['v2.createBalanceTransfer', [], { ...body, amount: 11 }, ['idempotencyKey']];
  },
  async *'422.320.001'(context) {
    const { accountCode } = await createSeller(context);
    const body = transfer(context, accountCode, accountCode);
    yield ['v2.createBalanceTransfer', [], body, ['toAccountCode']];
  },
  async *'422.320.002'(context) {
    const { accountCode } = await createSeller(context);
    for (const [from, to, ...fields] of [
      [unknownAccount, accountCode, 'fromAccountCode'],
      [accountCode, unknownAccount, 'toAccountCode'],
      [unknownAccount, `${unknownAccount}X`, 'fromAccountCode', 'toAccountCode'],
    ] as const)
      yield ['v2.createBalanceTransfer', [], transfer(context, from, to), fields];
  },
  async *'409.330.001'(context) {
    const { accountCode } = await createAccounts(context);
    const body = { accountCode, amount: 1 };
    const { code } = await context.call('v2.createPayoutRequest', { body });
    // It is denied, as the seller is not verified.
    await context.operator.advance(60);
    yield ['deletePayoutRequest', [code], {}];
  },
  async *'422.330.001'(context) {
    const accounts = await createAccounts(context);
    const body = { ...accounts, accountCode: unknownAccount, amount: 1 };
    yield ['createPayoutRequest', [], body, ['accountCode']];
    const late = { ...body, processAt: context.operator.now(-3_600) };
    yield ['createPayoutRequest', [], late, ['accountCode', 'processAt 422.330.003']];
  },
  async *'422.330.002'(context) {
    const [own, other] = [await createAccounts(context), await createAccounts(context)];
    for (const externalAccountCode of [other.externalAccountCode, 'ea_unknown']) {
      const body = { ...own, externalAccountCode, amount: 1 };
      yield ['createPayoutRequest', [], body, ['externalAccountCode']];
      const late = { ...body, processAt: context.operator.now(-3_600) };
      yield ['createPayoutRequest', [], late, ['externalAccountCode', 'processAt 422.330.003']];
    }
  },
  async *'422.330.003'(context) {
    const accounts = await createAccounts(context);
    const body = { ...accounts, amount: 1, processAt: context.operator.now(-3_600) };
    yield ['createPayoutRequest', [], body, ['processAt']];
  },
  async *'422.330.004'(context) {
    const [processAt, useBalanceAt] = [3_600, 7_200].map((after) => context.operator.now(after));
    const body = { ...(await createAccounts(context)), processAt, useBalanceAt };
    yield ['v1.createPayoutRequest', [], body, ['useBalanceAt']];
  },
  async *'422.330.005'(context) {
    const { accountCode } = await createSeller(context);
    yield ['v2.createPayoutRequest', [], { accountCode }, ['externalAccountCode']];
  },
  async *'422.340.001'(context) {
    const { accountCode } = await createSeller(context);
    // Invalid syntax, and a day that does not exist.
    for (const frequency of ['every day', '0 0 6 32 * ?']) {
      const body = daily({ frequency });
      yield ['v2.updateAccountPayoutConfiguration', [accountCode], body, ['frequency']];
      yield ['v2.updateDivisionPayoutConfiguration', [], body, ['frequency']];
      yield ['v2.updateDefaultPayoutConfiguration', [], body, ['frequency']];
    }
  },
  async *'422.500.002'() {
    const body = { report: 'payout-report', account: 'ah_unknown' };
    yield ['v2.createReport', [], body, ['account']];
  },
  async *'422.500.003'() {
    const query = { report: 'payout-report', sort: ['id'], direction: ['asc', 'desc'] };
    yield ['v2.listReports', [], query, ['direction']];
  },
  async *'409.600.001'(context) {
    requireOwnTenant(context);
    for (const type of ['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE'] as const) {
      const body = { url: 'https://shop.example/hooks', type };
      await context.call('v2.createWebhookConfiguration', { body });
      yield ['v2.createWebhookConfiguration', [], body, ['type']];
    }
  },
  async *'422.600.001'(context) {
    requireOwnTenant(context);
    const body = { url: 'https://shop.example/hooks', type: 'WEBHOOK_KYC_UPDATE' } as const;
    const { id } = await context.call('v2.createWebhookConfiguration', { body });
    const other = { ...body, type: 'WEBHOOK_PAYOUT_UPDATE' };
    yield ['v2.updateWebhookConfiguration', [String(id)], other, ['type']];
  },
};
