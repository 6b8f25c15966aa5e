// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Connection } from './runtime/connection.js';
import { type AccountHolders as AccountHoldersGroup, accountHolders } from './v2/accountHolders.js';
import { type Balance as BalanceGroup, balance } from './v2/balance.js';
import {
  type BalanceTransfers as BalanceTransfersGroup,
  balanceTransfers,
} from './v2/balanceTransfers.js';
import {
  type BeneficialOwners as BeneficialOwnersGroup,
  beneficialOwners,
} from './v2/beneficialOwners.js';
import { type Divisions as DivisionsGroup, divisions } from './v2/divisions.js';
import {
  type ExternalAccounts as ExternalAccountsGroup,
  externalAccounts,
} from './v2/externalAccounts.js';
import { type Onboarding as OnboardingGroup, onboarding } from './v2/onboarding.js';
import { type PaymentSplits as PaymentSplitsGroup, paymentSplits } from './v2/paymentSplits.js';
import {
  type PayoutConfiguration as PayoutConfigurationGroup,
  payoutConfiguration,
} from './v2/payoutConfiguration.js';
import { type PayoutOverview as PayoutOverviewGroup, payoutOverview } from './v2/payoutOverview.js';
import { type Payouts as PayoutsGroup, payouts } from './v2/payouts.js';
import { type RefundSplits as RefundSplitsGroup, refundSplits } from './v2/refundSplits.js';
import { type Reports as ReportsGroup, reports } from './v2/reports.js';
import { type Transactions as TransactionsGroup, transactions } from './v2/transactions.js';
import {
  type VirtualAccounts as VirtualAccountsGroup,
  virtualAccounts,
} from './v2/virtualAccounts.js';
import {
  type WebhookConfigurations as WebhookConfigurationsGroup,
  webhookConfigurations,
} from './v2/webhookConfigurations.js';
import * as operations from '@seller-funds/contract/operations/v2';

/** The operations of Version 2 by resource. */
export interface V2 {
  readonly accountHolders: AccountHoldersGroup;
  readonly beneficialOwners: BeneficialOwnersGroup;
  readonly virtualAccounts: VirtualAccountsGroup;
  readonly externalAccounts: ExternalAccountsGroup;
  readonly onboarding: OnboardingGroup;
  readonly transactions: TransactionsGroup;
  readonly paymentSplits: PaymentSplitsGroup;
  readonly refundSplits: RefundSplitsGroup;
  readonly balance: BalanceGroup;
  readonly divisions: DivisionsGroup;
  readonly balanceTransfers: BalanceTransfersGroup;
  readonly payouts: PayoutsGroup;
  readonly payoutOverview: PayoutOverviewGroup;
  readonly payoutConfiguration: PayoutConfigurationGroup;
  readonly reports: ReportsGroup;
  readonly webhookConfigurations: WebhookConfigurationsGroup;
}

/** Creates all resources of Version 2 on a connection. */
export function createV2(connection: Connection): V2 {
  return {
    accountHolders: accountHolders(connection),
    beneficialOwners: beneficialOwners(connection),
    virtualAccounts: virtualAccounts(connection),
    externalAccounts: externalAccounts(connection),
    onboarding: onboarding(connection),
    transactions: transactions(connection),
    paymentSplits: paymentSplits(connection),
    refundSplits: refundSplits(connection),
    balance: balance(connection),
    divisions: divisions(connection),
    balanceTransfers: balanceTransfers(connection),
    payouts: payouts(connection),
    payoutOverview: payoutOverview(connection),
    payoutConfiguration: payoutConfiguration(connection),
    reports: reports(connection),
    webhookConfigurations: webhookConfigurations(connection),
  };
}

export * from './v2/accountHolders.js';
export * from './v2/beneficialOwners.js';
export * from './v2/virtualAccounts.js';
export * from './v2/externalAccounts.js';
export * from './v2/onboarding.js';
export * from './v2/transactions.js';
export * from './v2/paymentSplits.js';
export * from './v2/refundSplits.js';
export * from './v2/balance.js';
export * from './v2/divisions.js';
export * from './v2/balanceTransfers.js';
export * from './v2/payouts.js';
export * from './v2/payoutOverview.js';
export * from './v2/payoutConfiguration.js';
export * from './v2/reports.js';
export * from './v2/webhookConfigurations.js';

export { operations };
