import { checkIn } from '../model/kyc.js';
import type { Payment, Payout } from '../model/merchant.js';
import { decidePayout } from '../model/payouts.js';
import * as settlement from '../model/settlement.js';
import type { TreeNode } from '../model/tree-nodes.js';
import { statusViews } from '../model/views.js';
import { type Command, command, inTurn, pick } from './command.js';
import { pay } from './commands.js';
import type { StoryRun } from './story-run.js';

/** The processor reports a payment, the last one by default, and its refunds. */
export function settle(of = -1): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const payment = pick(story.merchant.payments, of);
    const refunds = story.merchant.refunds.filter((each) => each.payment === payment);
    if (payment) await settleAll(story, [payment, ...refunds]);
  };
  return command(`settle payment ${of} and its refunds`, run, 'settle');
}

/** The processor reports a refund, the last one by default. */
export function settleRefund(of = -1): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const made = pick(story.merchant.refunds, of);
    if (made) await settleAll(story, [made]);
  };
  return command(`settle refund ${of}`, run, 'settle');
}

/** The processor reports all payments and refunds that are pending. */
export const settleEverything: Command = command(
  'settle all payments and refunds',
  (story) => settleAll(story, [...story.merchant.payments, ...story.merchant.refunds]),
  'settle',
);

async function settleAll(
  story: StoryRun,
  splits: readonly Pick<Payment, 'transaction'>[],
): Promise<void> {
  const pending = splits.filter(({ transaction }) => transaction.status === 'PENDING_SETTLEMENT');
  const extRefs = pending.map(({ transaction }) => referenceOf(transaction));
  if (extRefs.length > 0)
    await story.act('settle', { extRefs }, (merchant) => settlement.settle(merchant, extRefs));
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
  const run = async (story: StoryRun): Promise<void> => {
    const { merchant, context } = story;
    const sent = typeof of === 'number' ? pick(merchant.payments, of)?.sent : undefined;
    const extRef = sent?.extRef ?? context.unique();
    const input = { extRef, amount, ...(pspExtRef === undefined ? {} : { pspExtRef }) };
    await story.act('reportPayment', input, (model) => settlement.report(model, input));
    story.next = of === 'next' ? extRef : undefined;
  };
  return command(`the processor reports a payment of ${amount} (${of})`, run, 'reportPayment');
}

/**
 * The processor reports a refund, with `more` than its amount: one of those that were sent, the last one by default, or one of
 * 40 of the last payment, with a reference that no refund has yet.
 */
export function reportRefund(of: number | string = -1, more = 0): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const { refunds, payments } = story.merchant;
    const found = typeof of === 'number' ? pick(refunds, of) : undefined;
    const { extRef } = (found ?? payments.at(-1))?.sent ?? {};
    const pspMutationExtRef = found?.sent.pspMutationExtRef ?? of;
    if (extRef === undefined || typeof pspMutationExtRef === 'number') return;
    const input = { extRef, pspMutationExtRef, amount: (found?.totalAmount ?? 40) + more };
    await story.act('reportRefund', input, (model) => settlement.report(model, input));
  };
  return command(`the processor reports refund ${of} with ${more} more`, run, 'reportRefund');
}

/** Charges a payment back, or a part of it, the last one by default. */
export function chargeback(of = -1, amount?: number): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const payment = pick(story.merchant.payments, of);
    if (!payment || payment.transaction.status === 'CANCELLED') return;
    const { extRef } = payment.sent;
    const part = amount && Math.min(amount, payment.sent.totalAmount);
    const input = { extRef, ...(part === undefined ? {} : { amount: part }) };
    await story.act('chargeback', input, (merchant) => {
      settlement.chargeback(merchant, extRef, part);
    });
  };
  return command(`charge ${amount ?? 'all'} of payment ${of} back`, run, 'chargeback');
}

/** Allows or forbids balance transfers. */
export function addendum(canTransfer: boolean): Command {
  const run = async (story: StoryRun): Promise<void> =>
    story.act('configureMerchant', { balanceTransferEnabled: canTransfer }, (merchant) => {
      merchant.canTransfer = canTransfer;
    });
  return command(
    `set balanceTransferEnabled to ${canTransfer}`,
    run,
    'newTenant',
    'configureMerchant',
  );
}

/** Sets the bank account of the division; its check has passed. */
export function divisionBank(accountNumber: string): Command {
  const run = async (story: StoryRun): Promise<void> =>
    story.act('configureMerchant', { bankAccountNumber: accountNumber }, (merchant) => {
      const { now, externalAccounts } = merchant;
      for (const each of externalAccounts) each.isSelected = false;
      const data = { accountNumber, currency: 'EUR' };
      if (accountNumber !== '')
        externalAccounts.push({ code: '', data, isSelected: true, check: checkIn('PASSED', now) });
    });
  const text = `set the bank account of the division to ${accountNumber || 'none'}`;
  return command(text, run, 'newTenant', 'configureMerchant');
}

/** The bank ends an accepted payout, or returns a processed one. */
export function bank(outcome: 'PROCESSED' | 'FAILED' | 'RETURNED', of = -1): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const found = pick(story.merchant.payouts, of);
    if (!found || !canEnd(found, outcome)) return;
    const payoutCode = found.code ?? '';
    await story.act('decidePayout', { payoutCode, outcome }, (merchant) => {
      decidePayout(merchant, payoutCode, outcome);
    });
  };
  return command(`the bank reports payout ${of} as ${outcome}`, run, 'decidePayout');
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
