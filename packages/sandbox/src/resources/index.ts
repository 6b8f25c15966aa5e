import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import type { Session } from '../session.js';
import * as accountHolders from './account-holders.js';
import * as balanceTransfers from './balance-transfers.js';
import * as balance from './balance.js';
import * as beneficialOwners from './beneficial-owners.js';
import * as divisions from './divisions.js';
import * as documents from './documents.js';
import * as externalAccounts from './external-accounts.js';
import * as onboarding from './onboarding.js';
import * as paymentSplits from './payment-splits.js';
import * as payoutConfigurations from './payout-configurations.js';
import * as payoutOverview from './payout-overview.js';
import * as payoutRequests from './payout-requests.js';
import * as payoutSettlements from './payout-settlements.js';
import * as refundSplits from './refund-splits.js';
import * as reports from './reports.js';
import * as transactions from './transactions.js';
import * as virtualAccounts from './virtual-accounts.js';
import * as webhookConfigurations from './webhook-configurations.js';

/** The operations of version 1. Missing operations return 501. */
export const v1Handlers: Partial<V1Handlers<Session>> = {
  ...accountHolders.v1Handlers,
  ...balance.v1Handlers,
  ...documents.v1Handlers,
  ...externalAccounts.v1Handlers,
  ...paymentSplits.v1Handlers,
  ...payoutRequests.v1Handlers,
  ...refundSplits.v1Handlers,
  ...virtualAccounts.v1Handlers,
};

/** The operations of version 2. Missing operations return 501. */
export const v2Handlers: Partial<V2Handlers<Session>> = {
  ...accountHolders.v2Handlers,
  ...balance.v2Handlers,
  ...balanceTransfers.v2Handlers,
  ...beneficialOwners.v2Handlers,
  ...divisions.v2Handlers,
  ...externalAccounts.v2Handlers,
  ...onboarding.v2Handlers,
  ...paymentSplits.v2Handlers,
  ...payoutConfigurations.v2Handlers,
  ...payoutOverview.v2Handlers,
  ...payoutRequests.v2Handlers,
  ...payoutSettlements.v2Handlers,
  ...refundSplits.v2Handlers,
  ...reports.v2Handlers,
  ...transactions.v2Handlers,
  ...virtualAccounts.v2Handlers,
  ...webhookConfigurations.v2Handlers,
};
