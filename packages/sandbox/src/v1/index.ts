import type { V1Handlers } from '@seller-funds/server';
import type { Session } from '../session.js';
import { accountHolders } from './account-holders.js';
import { balance } from './balance.js';
import { documents } from './documents.js';
import { externalAccounts } from './external-accounts.js';
import { paymentSplits } from './payment-splits.js';
import { payoutRequests } from './payout-requests.js';
import { refundSplits } from './refund-splits.js';
import { virtualAccounts } from './virtual-accounts.js';

/** The operations of version 1. Missing operations return 501. */
export const v1Handlers: Partial<V1Handlers<Session>> = {
  ...accountHolders,
  ...balance,
  ...documents,
  ...externalAccounts,
  ...paymentSplits,
  ...payoutRequests,
  ...refundSplits,
  ...virtualAccounts,
};
