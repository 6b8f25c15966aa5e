import { tenantsAndAccounts } from './0001-tenants-and-accounts.js';
import { ledger } from './0002-ledger.js';
import { paymentSplits } from './0003-payment-splits.js';
import { jobsAndEvents } from './0004-jobs-and-events.js';
import { holderData } from './0005-holder-data.js';
import { refundsAndSettlement } from './0007-refunds-and-settlement.js';
import { reports } from './0008-reports.js';
import { payouts } from './0009-payouts.js';
import { payoutConfigurations } from './0010-payout-configurations.js';
import { payoutItems } from './0011-payout-items.js';
import { webhooks } from './0012-webhooks.js';
import { instantPayouts } from './0013-instant-payouts.js';
import { snapshots } from './0014-snapshots.js';
import { onboardingPages } from './0016-onboarding-pages.js';
import { lastRuns } from './0017-last-runs.js';
import { changedTenants } from './0018-changed-tenants.js';
import { faultRules } from './0019-fault-rules.js';
import { sentConfigurations } from './0020-sent-configurations.js';
import { paidItems } from './0021-paid-items.js';
import { accountNumbers } from './0022-account-numbers.js';
import type { Migration } from './migration.js';

/**
 * All migrations, in the order in which they run. Their numbers only order them: where one is left out, a draft was
 * never committed. A new one takes the next number after the last.
 */
export const migrations: readonly Migration[] = [
  tenantsAndAccounts,
  ledger,
  paymentSplits,
  jobsAndEvents,
  holderData,
  refundsAndSettlement,
  reports,
  payouts,
  payoutConfigurations,
  payoutItems,
  webhooks,
  instantPayouts,
  snapshots,
  onboardingPages,
  lastRuns,
  changedTenants,
  faultRules,
  sentConfigurations,
  paidItems,
  accountNumbers,
];
