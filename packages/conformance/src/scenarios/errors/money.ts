import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { NotRun } from '../../outcome.js';
import { createSeller } from '../fixtures/sellers.js';
import { invalidFrequencies, largestSteps } from './invalid-frequencies.js';
import { configureAccount, daily } from '../fixtures/schedules.js';
import type { ScenarioContext } from '../scenario-context.js';
import type { ErrorRows } from './error-row.js';

/** Another check must not write to the tenant. */
function requireOwnTenant({ hasOwnTenant }: ScenarioContext): void {
  if (!hasOwnTenant) throw new NotRun('The adapter does not offer newTenant.');
}

/** The error codes of payout configurations, reports and webhooks. */
export const moneyRows: Partial<Record<ErrorCode, ErrorRows>> = {
  async *'422.340.001'(context) {
    const { accountCode } = await createSeller(context);
    // Invalid syntax, and a day that does not exist.
    for (const frequency of ['every day', '0 0 6 32 * ?']) {
      const body = daily({ frequency });
      yield ['v2.updateAccountPayoutConfiguration', [accountCode], body, ['frequency']];
      yield ['v2.updateDivisionPayoutConfiguration', [], body, ['frequency']];
      yield ['v2.updateDefaultPayoutConfiguration', [], body, ['frequency']];
    }
    // Quartz itself ignores some invalid text, so a service may, too.
    if (!context.decided) return;
    for (const frequency of invalidFrequencies)
      yield [
        'v2.updateAccountPayoutConfiguration',
        [accountCode],
        daily({ frequency }),
        ['frequency'],
      ];
    for (const frequency of largestSteps)
      await configureAccount(context, accountCode, daily({ frequency }));
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
      const { id } = await context.call('v2.createWebhookConfiguration', { body });
      const second = { ...body, url: 'https://shop.example/second' };
      yield ['v2.createWebhookConfiguration', [], second, ['type']];
      // An inactive one counts, too.
      const path = { configurationId: id };
      await context.call('v2.updateWebhookConfiguration', { path, body: { isActivated: false } });
      yield ['v2.createWebhookConfiguration', [], second, ['type']];
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
