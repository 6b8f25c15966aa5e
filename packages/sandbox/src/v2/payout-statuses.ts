import type * as v2 from '@seller-funds/contract/v2';
import type { StateNames } from '../domain/payouts/payout.js';

/** What version 2 makes of the states of payouts: what was denied has failed (D89). */
export const payoutStatuses = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'FAILED',
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: 'RETURNED',
  CANCELLED: 'CANCELLED',
} as const satisfies StateNames<v2.PayoutStatus>;
