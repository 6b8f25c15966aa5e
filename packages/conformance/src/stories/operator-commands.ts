import { checkIn } from '../model/kyc.js';
import type { Merchant, Payment, Payout } from '../model/merchant.js';
import { decidePayout } from '../model/payouts.js';
import * as settlement from '../model/settlement.js';
import type { TreeNode } from '../model/tree-nodes.js';
import { statusViews } from '../model/views.js';
import { action, type Command, command, inTurn, pick } from './command.js';
import { pay } from './commands.js';
import type { Effect } from './story-run.js';

/** The processor reports a payment, the last one by default, and its refunds. */
export function settle(of = -1): Command {
  return settleSplits(`settle payment ${of} and its refunds`, ({ payments, refunds }) => {
    const payment = pick(payments, of);
    return payment ? [payment, ...refunds.filter((each) => each.payment === payment)] : [];
  });
}

/** The processor reports a refund, the last one by default. */
export function settleRefund(of = -1): Command {
  return settleSplits(`settle refund ${of}`, ({ refunds }) => [pick(refunds, of) ?? []].flat());
}

/** The processor reports all payments and refunds that are pending. */
export const settleEverything: Command = settleSplits(
  'settle all payments and refunds',
  ({ payments, refunds }) => [...payments, ...refunds],
);

function settleSplits(
  text: string,
  splitsOf: (merchant: Merchant) => readonly Pick<Payment, 'transaction'>[],
): Command {
  return action('settle', text, ({ merchant }) => {
    const extRefs = splitsOf(merchant)
      .filter(({ transaction }) => transaction.status === 'PENDING_SETTLEMENT')
      .map(({ transaction }) => referenceOf(transaction));
    if (extRefs.length === 0) return undefined;
    return [{ extRefs }, (model) => settlement.settle(model, extRefs)];
  });
}

function referenceOf({ extRef, pspMutationExtRef = extRef }: Payment['transaction']): string {
  return pspMutationExtRef;
}

/** A settled payment of one item for the first seller, or of items. */
export function fund(what: number | readonly TreeNode[]): Command {
  return inTurn(pay(what), settle());
}

/**
 * The processor reports a payment: one of those that were sent, the last one by default; `next`: that which is sent
 * next; `unknown`: one that only its pspExtRef identifies.
 */
export function report(
  amount: number,
  of: number | 'next' | 'unknown' = -1,
  pspExtRef?: string,
): Command {
  const text = `the processor reports a payment of ${amount} (${of})`;
  return action('reportPayment', text, (story) => {
    const { merchant, context } = story;
    const sent = typeof of === 'number' ? pick(merchant.payments, of)?.sent : undefined;
    const extRef = sent?.extRef ?? context.unique();
    const input = { extRef, amount, ...(pspExtRef === undefined ? {} : { pspExtRef }) };
    story.next = of === 'next' ? extRef : undefined;
    return [input, (model) => settlement.report(model, input)];
  });
}

/**
 * The processor reports a refund, with `more` than its amount: one of those that were sent, the last one by default, or one of
 * 40 of the last payment, with a reference that no refund has yet.
 */
export function reportRefund(of: number | string = -1, more = 0): Command {
  const text = `the processor reports refund ${of} with ${more} more`;
  return action('reportRefund', text, ({ merchant: { refunds, payments } }) => {
    const found = typeof of === 'number' ? pick(refunds, of) : undefined;
    const { extRef } = (found ?? payments.at(-1))?.sent ?? {};
    const pspMutationExtRef = found?.sent.pspMutationExtRef ?? of;
    if (extRef === undefined || typeof pspMutationExtRef === 'number') return undefined;
    const input = { extRef, pspMutationExtRef, amount: (found?.totalAmount ?? 40) + more };
    return [input, (model) => settlement.report(model, input)];
  });
}

/** Charges a payment back, or a part of it, the last one by default. */
export function chargeback(of = -1, amount?: number): Command {
  return action('chargeback', `charge ${amount ?? 'all'} of payment ${of} back`, ({ merchant }) => {
    const payment = pick(merchant.payments, of);
    if (!payment || payment.transaction.status === 'CANCELLED') return undefined;
    const { extRef } = payment.sent;
    const part = amount && Math.min(amount, payment.sent.totalAmount);
    const input = { extRef, ...(part === undefined ? {} : { amount: part }) };
    return [input, (model) => settlement.chargeback(model, extRef, part)];
  });
}

/** Allows or forbids balance transfers. */
export function addendum(canTransfer: boolean): Command {
  const settings = { balanceTransferEnabled: canTransfer };
  const effect: Effect = (merchant) => void Object.assign(merchant, { canTransfer });
  const text = `set balanceTransferEnabled to ${canTransfer}`;
  return action('configureMerchant', text, () => [settings, effect], 'newTenant');
}

/** Sets the bank account of the division; its check has passed. */
export function divisionBank(accountNumber: string): Command {
  const settings = { bankAccountNumber: accountNumber };
  const effect: Effect = ({ now, externalAccounts }) => {
    for (const each of externalAccounts) each.isSelected = false;
    const data = { accountNumber, currency: 'EUR' };
    if (accountNumber !== '')
      externalAccounts.push({ code: '', data, isSelected: true, check: checkIn('PASSED', now) });
  };
  const text = `set the bank account of the division to ${accountNumber || 'none'}`;
  return action('configureMerchant', text, () => [settings, effect], 'newTenant');
}

/** The bank ends an accepted payout, or returns a processed one. */
export function bank(outcome: 'PROCESSED' | 'FAILED' | 'RETURNED', of = -1): Command {
  return action('decidePayout', `the bank reports payout ${of} as ${outcome}`, ({ merchant }) => {
    const found = pick(merchant.payouts, of);
    if (!found || !canEnd(found, outcome)) return undefined;
    const payoutCode = found.code ?? '';
    return [{ payoutCode, outcome }, (model) => decidePayout(model, payoutCode, outcome)];
  });
}

function canEnd({ state }: Payout, outcome: string): boolean {
  return state === (outcome === 'RETURNED' ? 'PROCESSED' : 'ACCEPTED');
}

/** Advances the clock by seconds; a minute is enough for everything that is due immediately. */
export function wait(seconds = 60): Command {
  return command(`wait ${seconds} s`, (story) => story.wait(seconds), 'advanceTime');
}

/** Reads the payouts of each status. */
export const listByStatus: Command = command('list the payouts of each status', (story) =>
  story.compare(statusViews),
);
