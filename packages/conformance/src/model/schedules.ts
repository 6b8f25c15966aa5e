import { configurationOf } from './configurations.js';
import { localDay, momentOf } from './local-time.js';
import {
  externalAccountsOf,
  isMerchants,
  type ExternalAccount,
  type Merchant,
  type PaidItem,
  type Payout,
} from './merchant.js';
import { notifyOfObstacle, notifyOfPayout } from './notifications.js';
import { payableItems } from './paid-items.js';
import { denialOf } from './denials.js';
import { hasDate } from './quartz.js';

/** Returns the next moment after another at which scheduled payouts are made, in the time zone of the division (D100, D232). */
export function nextRun({ timeZone, lastDay, world }: Merchant, after: number): number {
  const hour = Number(world.payoutHour);
  // After a change of the time zone, a date comes again on which they were made.
  const day = Math.max(localDay(timeZone, after), lastDay + 1);
  const first = momentOf(timeZone, day, hour);
  return first > after ? first : momentOf(timeZone, day + 1, hour);
}

/** The time zone of the division changes: dates that its clock skips then have no payouts. */
export function moveTo(merchant: Merchant, timeZone: string): void {
  const { now, lastRun, sellers } = merchant;
  const hasMoved = merchant.hasMoved || (sellers.length > 0 && timeZone !== merchant.timeZone);
  Object.assign(merchant, { timeZone, hasMoved, lastRun: Math.max(now, lastRun) });
}

/** D100, D101: makes the payouts of all accounts with a schedule that has today's date. */
export function runSchedules(merchant: Merchant): void {
  const { liable, fee, sellers, timeZone, configurations } = merchant;
  const today = localDay(timeZone, merchant.now);
  if (
    Object.values(configurations).some((each) => each?.frequency && hasDate(each.frequency, today))
  )
    merchant.lastDay = today;
  // In the order in which they were opened.
  const accounts = [
    liable,
    fee,
    ...sellers.flatMap((seller) => seller.accounts.map(({ code }) => code)),
  ];
  for (const account of accounts) {
    const configuration = configurationOf(merchant, account);
    const { type, frequency = '', refundPeriod = 0, minimumAmount = 0 } = configuration;
    if (type === 'MANUAL' || !hasDate(frequency, today)) continue;
    const items = payableItems(merchant, account, today - refundPeriod);
    const amount = items.reduce((sum, each) => sum + each.amount, 0);
    if (amount > 0 && amount >= minimumAmount) payOut(merchant, account, amount, items);
  }
}

/** D101, D102: one payout to the selected external account, or a webhook that says why there is none. */
function payOut(
  merchant: Merchant,
  account: string,
  amount: number,
  pays: readonly PaidItem[],
): void {
  const selected = externalAccountsOf(merchant, account).find((each) => each.isSelected);
  // D102: a division without one has not asked for payouts.
  if (!selected && isMerchants(merchant, account)) return;
  const sent = { accountCode: account, amount };
  const reason = selected ? denialOf(merchant, sent, selected, amount) : 'no external account';
  if (!selected || reason !== undefined) {
    notifyOfObstacle(merchant, account, reason ?? '');
    return;
  }
  schedule(merchant, sent, selected, pays);
}

function schedule(
  merchant: Merchant,
  sent: { readonly accountCode: string; readonly amount: number },
  externalAccount: ExternalAccount,
  pays: readonly PaidItem[],
): void {
  const { now } = merchant;
  const { amount } = sent;
  const shared = { sent, externalAccount, amount, at: now, processAt: now, pays };
  const payout: Payout = { ...shared, state: 'WAITING', isScheduled: true };
  merchant.payouts.push(payout);
  notifyOfPayout(merchant, payout);
}
