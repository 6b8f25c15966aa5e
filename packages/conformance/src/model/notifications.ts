import { anything, assigned, by, matching } from './expected.js';
import { showMessage, statusInVersion2 } from './kyc.js';
import { activeUrl } from './onboarding.js';
import { sellerOf, type Merchant, type Notification, type Payout } from './merchant.js';

/** D221: a webhook is due only while its configuration is active. */
function notify(merchant: Merchant, notification: Notification): void {
  if (merchant.webhooks[notification.type] === true) merchant.notifications.push(notification);
}

/** D113: a payout has a new status. `reason`: why it is denied, if it is. */
export function notifyOfPayout(merchant: Merchant, payout: Payout, reason?: string): void {
  const { state, sent } = payout;
  payout.notified = state;
  // D89
  const status = state === 'REJECTED' ? 'FAILED' : state;
  const owner = sellerOf(merchant, sent.accountCode)?.code;
  const question = state === 'WAITING' ? ({ question: 'newPayouts' } as const) : {};
  notify(merchant, { type: 'WEBHOOK_PAYOUT_UPDATE', owner, status, payout, reason, ...question });
}

/** The bank paid payouts at a moment of its own choice, which the model learned from a response. */
export function notifyOfAdopted(merchant: Merchant): void {
  for (const payout of merchant.payouts)
    if (payout.notified !== payout.state) notifyOfPayout(merchant, payout);
}

/** D102: a scheduled payout of an account is not possible. */
export function notifyOfObstacle(merchant: Merchant, account: string, reason: string): void {
  const owner = sellerOf(merchant, account)?.code;
  notify(merchant, { type: 'WEBHOOK_PAYOUT_UPDATE', owner, status: 'FAILED', reason });
}

/** D112: checks of holders have a new status, as version 2 shows it. They begin with MISSING_DATA (D163). */
export function notifyOfChecks(merchant: Merchant): void {
  for (const seller of merchant.sellers) {
    const { code: owner, check, notified = 'MISSING_DATA' } = seller;
    const status = statusInVersion2(seller);
    if (status === undefined || status === notified) continue;
    seller.notified = status;
    const onboarding = activeUrl(merchant, seller);
    notify(merchant, { type: 'WEBHOOK_KYC_UPDATE', owner, status, check, onboarding });
  }
}

/** The body of a webhook (EXT-WH-027 to EXT-WH-035, D114, D223). */
export function showNotification(notification: Notification): object {
  const { owner, status, check, onboarding, payout, reason } = notification;
  const accountOwnerCode = owner ?? anything;
  if (check) {
    const hostedOnboardingUrl = by('D105 D112', onboarding && assigned(onboarding, 'url'));
    return {
      accountOwnerCode,
      kycStatus: status,
      kycMessage: showMessage(check),
      hostedOnboardingUrl,
    };
  }
  return {
    accountOwnerCode,
    payoutStatus: status,
    payoutCode: payout ? (payout.code ?? anything) : null,
    payoutMessage: messageOf(status, payout, reason),
  };
}

/** D89, D97, D223: why a payout is denied, or the exchange rate. What the bank says is open. */
function messageOf(status: string, payout?: Payout, reason?: string): unknown {
  const { targetCurrency = 'EUR' } = payout?.sent ?? {};
  if (reason !== undefined) return by('D89', matching(/\S/));
  if (status === 'ACCEPTED' && targetCurrency !== 'EUR') return by('D97', matching(/\d/));
  return anything;
}
