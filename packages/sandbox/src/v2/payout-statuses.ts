import type { PayoutStatus } from '@seller-funds/contract/vocabulary/shared';
import type { PayoutState } from '../domain/payouts/payout.js';

/** The status of each payout state in version 2: rejected payouts are FAILED (D89). */
export const payoutStatuses: Readonly<Record<PayoutState, PayoutStatus>> = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'FAILED',
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: 'RETURNED',
  CANCELLED: 'CANCELLED',
};
