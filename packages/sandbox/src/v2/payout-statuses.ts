import type { PayoutStatus } from '@seller-funds/contract/vocabulary/shared';
import type { PayoutState } from '../domain/payouts/payout.js';

/** What version 2 makes of the states of payouts: what was denied has failed (D89). */
export const payoutStatuses: Readonly<Record<PayoutState, PayoutStatus>> = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'FAILED',
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: 'RETURNED',
  CANCELLED: 'CANCELLED',
};
