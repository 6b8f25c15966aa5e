import type { V2Handlers } from '@seller-funds/server';
import type { Session } from '../session.js';
import { accountHolders } from './account-holders.js';
import { balanceTransfers } from './balance-transfers.js';
import { balance } from './balance.js';
import { beneficialOwners } from './beneficial-owners.js';
import { divisions } from './divisions.js';
import { externalAccounts } from './external-accounts.js';
import { onboarding } from './onboarding.js';
import { paymentSplits } from './payment-splits.js';
import { payoutConfigurations } from './payout-configurations.js';
import { payoutOverview } from './payout-overview.js';
import { payoutRequests } from './payout-requests.js';
import { payoutSettlements } from './payout-settlements.js';
import { refundSplits } from './refund-splits.js';
import { reports } from './reports.js';
import { transactions } from './transactions.js';
import { virtualAccounts } from './virtual-accounts.js';
import { webhookConfigurations } from './webhook-configurations.js';

/** The operations of version 2. Missing operations return 501. */
export const v2Handlers: Partial<V2Handlers<Session>> = {
  ...accountHolders,
  ...balance,
  ...balanceTransfers,
  ...beneficialOwners,
  ...divisions,
  ...externalAccounts,
  ...onboarding,
  ...paymentSplits,
  ...payoutConfigurations,
  ...payoutOverview,
  ...payoutRequests,
  ...payoutSettlements,
  ...refundSplits,
  ...reports,
  ...transactions,
  ...virtualAccounts,
  ...webhookConfigurations,
};
