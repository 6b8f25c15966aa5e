// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Connection } from './runtime/connection.js';
import { type AccountHolders as AccountHoldersGroup, accountHolders } from './v1/accountHolders.js';
import { type Balance as BalanceGroup, balance } from './v1/balance.js';
import { type Documents as DocumentsGroup, documents } from './v1/documents.js';
import {
  type ExternalAccounts as ExternalAccountsGroup,
  externalAccounts,
} from './v1/externalAccounts.js';
import { type PaymentSplits as PaymentSplitsGroup, paymentSplits } from './v1/paymentSplits.js';
import { type Payouts as PayoutsGroup, payouts } from './v1/payouts.js';
import { type RefundSplits as RefundSplitsGroup, refundSplits } from './v1/refundSplits.js';
import {
  type VirtualAccounts as VirtualAccountsGroup,
  virtualAccounts,
} from './v1/virtualAccounts.js';
import * as operations from '@seller-funds/contract/operations/v1';

/** The operations of Version 1 by resource. */
export interface V1 {
  readonly accountHolders: AccountHoldersGroup;
  readonly documents: DocumentsGroup;
  readonly virtualAccounts: VirtualAccountsGroup;
  readonly externalAccounts: ExternalAccountsGroup;
  readonly balance: BalanceGroup;
  readonly paymentSplits: PaymentSplitsGroup;
  readonly refundSplits: RefundSplitsGroup;
  readonly payouts: PayoutsGroup;
}

/** Creates all resources of Version 1 on a connection. */
export function createV1(connection: Connection): V1 {
  return {
    accountHolders: accountHolders(connection),
    documents: documents(connection),
    virtualAccounts: virtualAccounts(connection),
    externalAccounts: externalAccounts(connection),
    balance: balance(connection),
    paymentSplits: paymentSplits(connection),
    refundSplits: refundSplits(connection),
    payouts: payouts(connection),
  };
}

export * from './v1/accountHolders.js';
export * from './v1/documents.js';
export * from './v1/virtualAccounts.js';
export * from './v1/externalAccounts.js';
export * from './v1/balance.js';
export * from './v1/paymentSplits.js';
export * from './v1/refundSplits.js';
export * from './v1/payouts.js';

export { operations };
