import type { WriteUnit } from '../../unit/unit.js';
import { queueEvent } from '../../webhooks/outbox.js';
import type { PayoutRow, PayoutState } from './payout.js';

/** Whose payout a notification is about, and what is new. */
export interface PayoutNews extends Pick<PayoutRow, 'division' | 'owner'> {
  /** Null for a scheduled payout that could not be made at all (D102). */
  readonly code: string | null;
  readonly state: PayoutState;
  readonly message: string | null;
}

/** Queues the notification of a payout's new state (D113). A denied one is FAILED there (D89). */
export async function notifyPayout(unit: WriteUnit, news: PayoutNews): Promise<void> {
  const { division, owner, code, state, message } = news;
  await queueEvent(unit, {
    type: 'WEBHOOK_PAYOUT_UPDATE',
    division,
    owner,
    body: {
      accountOwnerCode: owner,
      payoutStatus: state === 'REJECTED' ? 'FAILED' : state,
      payoutCode: code,
      payoutMessage: message,
    },
  });
}
