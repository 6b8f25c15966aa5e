import { balancesOf, payableOf } from './balances.js';
import { configurationOf } from './configurations.js';
import { sellerOf, type ExternalAccount, type Merchant, type Payout } from './merchant.js';
import { notifyOfObstacle, notifyOfPayout } from './notifications.js';
import { payScheduled } from './paid-items.js';
import { denialOf } from './denials.js';

const dayMs = 24 * 3_600_000;
/** D100: 06:00; stories have divisions in UTC. */
const hourOfRun = 6 * 3_600_000;

/** Returns the next moment after another at which scheduled payouts are made. */
export function nextRun(after: number): number {
  const today = Math.floor(after / dayMs) * dayMs + hourOfRun;
  return today > after ? today : today + dayMs;
}

/** D100, D101: makes the payouts of all accounts with a schedule. Stories have daily schedules only. */
export function runSchedules(merchant: Merchant): void {
  const { liable, fee, sellers } = merchant;
  const accounts = [
    ...sellers.flatMap((seller) => seller.accounts.map(({ code }) => code)),
    liable,
    fee,
  ];
  for (const account of accounts) {
    const { type, refundPeriod = 0, minimumAmount = 0 } = configurationOf(merchant, account);
    if (type === 'MANUAL') continue;
    const today = Math.floor(merchant.now / dayMs) * dayMs;
    const before = today - (refundPeriod - 1) * dayMs;
    const available = balancesOf(merchant, account).payout;
    const amount = Math.min(payableOf(merchant, account, before), available);
    if (amount > 0 && amount >= minimumAmount) payOut(merchant, account, amount, before);
  }
}

/** D101, D102: one payout to the selected external account, or a webhook that says why there is none. */
function payOut(merchant: Merchant, account: string, amount: number, before: number): void {
  const selected = sellerOf(merchant, account)?.externalAccounts.find((each) => each.isSelected);
  const sent = { accountCode: account, amount };
  const reason = selected ? denialOf(merchant, sent, selected, amount) : 'no external account';
  if (!selected || reason !== undefined) {
    notifyOfObstacle(merchant, account, reason ?? '');
    return;
  }
  schedule(merchant, sent, selected, before);
}

function schedule(
  merchant: Merchant,
  sent: { readonly accountCode: string; readonly amount: number },
  externalAccount: ExternalAccount,
  before: number,
): void {
  const { now } = merchant;
  const { amount } = sent;
  const shared = { sent, externalAccount, amount, at: now, processAt: now, pays: [] };
  const payout: Payout = { ...shared, state: 'WAITING', isScheduled: true };
  merchant.payouts.push(payout);
  payScheduled(merchant, payout, before);
  notifyOfPayout(merchant, payout);
}
