import type { Merchant, Payment, Payout, Seller } from '../model/merchant.js';
import { decidePayout } from '../model/payouts.js';
import { notifyOfKyc } from '../model/notifications.js';
import * as settlement from '../model/settlement.js';
import type { TreeNode } from '../model/tree-nodes.js';
import { createSeller } from '../scenarios/fixtures/sellers.js';
import {
  createCompleteSeller,
  createSellerWithBank,
} from '../scenarios/fixtures/verified-sellers.js';
import { type Command, command, ownerOf, pick } from './command.js';
import { pay } from './commands.js';
import type { StoryRun } from './story-run.js';

/** A payout limit that no story reaches. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** A new seller with one account. Sellers are called A, B, C … in the order of their creation. */
export const seller: Command = command('create a seller', async (story) => {
  const { code, accountCode } = await createSeller(story.context);
  await story.join({
    ...(await nameOf(story, code)),
    accounts: [accountCode],
    externalAccounts: [],
    status: 'ACTIVE',
    isSuspended: false,
    hasPassed: false,
    limit: unlimited,
  });
});

/** Several new sellers. */
export function sellers(count: number): Command {
  return command(`create ${count} sellers`, async (story) => {
    for (let index = 0; index < count; index += 1) await seller.run(story);
  });
}

/** A new seller with one account and a bank account, whose checks the operator ended so; `NONE`: data is missing. */
export function verified(
  ofHolder: KycOutcome | 'NONE' = 'PASSED',
  ofAccount: KycOutcome | undefined = 'PASSED',
  limit = unlimited,
): Command {
  const text = `create a seller with a bank account (KYC: ${ofHolder}, ${ofAccount})`;
  const create = async (story: StoryRun): Promise<void> => {
    const createOne = ofHolder === 'NONE' ? createSellerWithBank : createCompleteSeller;
    const { code, accountCode, externalAccountCode } = await createOne(story.context);
    const { operator } = story.context;
    if (ofHolder !== 'NONE') {
      notifyOfKyc(story.merchant, code, 'IN_PROGRESS');
      await operator.decideKyc({ accountHolderCode: code, outcome: ofHolder });
      notifyOfKyc(story.merchant, code, shownOutcome(ofHolder));
    }
    await operator.decideKyc({ accountHolderCode: code, externalAccountCode, outcome: ofAccount });
    const number = 'NL91ABNA0417164300';
    await story.join({
      ...(await nameOf(story, code)),
      accounts: [accountCode],
      externalAccounts: [
        { code: externalAccountCode, number, hasPassed: ofAccount === 'PASSED', isSelected: true },
      ],
      status: ofHolder === 'PASSED' || ofHolder === 'NONE' ? 'ACTIVE' : 'NOPAYOUT',
      isSuspended: false,
      hasPassed: ofHolder === 'PASSED',
      limit,
    });
  };
  return command(text, create, 'decideKyc');
}

/** How the operator ends a check. */
export type KycOutcome = 'PASSED' | 'REJECTED' | 'FAILED';

/** How version 2 shows the outcome of a holder's check. */
function shownOutcome(outcome: KycOutcome): string {
  return outcome === 'PASSED' ? 'ACTIVE' : outcome;
}

async function nameOf(
  { context }: StoryRun,
  code: string,
): Promise<{ readonly code: string; readonly name: string }> {
  const { displayName } = await context.call('v1.getAccountHolder', { path: { code } });
  return { code, name: displayName ?? '' };
}

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

/** Settles those that are pending. */
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
  const [first, second] = [pay(what), settle()];
  const run = async (story: StoryRun): Promise<void> => {
    await first.run(story);
    await second.run(story);
  };
  return command(`${first.text} and settle it`, run, 'settle');
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
    await story.act('reportPayment', input, (model) => settlement.reportPayment(model, input));
    story.next = of === 'next' ? extRef : undefined;
  };
  return command(`the processor reports a payment of ${amount} (${of})`, run, 'reportPayment');
}

/** Charges a payment back, the last one by default. */
export function chargeback(of = -1): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const payment = pick(story.merchant.payments, of);
    if (!payment || payment.transaction.status === 'CANCELLED') return;
    const { extRef } = payment.sent;
    await story.act('chargeback', { extRef }, (merchant) => {
      settlement.chargeback(merchant, extRef);
    });
  };
  return command(`charge payment ${of} back`, run, 'chargeback');
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

/** Sets the KYC tier of new sellers to LIGHT_KYC (D47). */
export const lightKyc: Command = command(
  'set the KYC tier to LIGHT_KYC',
  (story) => story.act('configureMerchant', { kycTier: 'LIGHT_KYC' }, () => undefined),
  'newTenant',
  'configureMerchant',
);

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

/** The check of a seller ends, the first one by default. */
export function kyc(outcome: KycOutcome, of = 'A'): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const { code: accountHolderCode = '' } = ownerOf(story, of) ?? {};
    await story.act('decideKyc', { accountHolderCode, outcome }, (merchant) => {
      const found = findSeller(merchant, accountHolderCode);
      found.hasPassed = outcome === 'PASSED';
      notifyOfKyc(merchant, accountHolderCode, shownOutcome(outcome));
      if (!found.isSuspended) found.status = found.hasPassed ? 'ACTIVE' : 'NOPAYOUT';
    });
  };
  return command(`the KYC check of ${of} ends as ${outcome}`, run, 'decideKyc');
}

/** The operator suspends a seller, the first one by default. */
export function suspend(of = 'A'): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const { code: accountHolderCode = '' } = ownerOf(story, of) ?? {};
    await story.act('suspendAccountHolder', { accountHolderCode }, (merchant) => {
      Object.assign(findSeller(merchant, accountHolderCode), {
        status: 'SUSPENDED',
        isSuspended: true,
      });
    });
  };
  return command(`suspend ${of}`, run, 'suspendAccountHolder');
}

/** The operator closes a seller, the first one by default. */
export function close(of = 'A'): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const { code: accountHolderCode = '' } = ownerOf(story, of) ?? {};
    await story.act('closeAccountHolder', { accountHolderCode }, (merchant) => {
      findSeller(merchant, accountHolderCode).status = 'CLOSED';
    });
  };
  return command(`close ${of}`, run, 'closeAccountHolder');
}

function findSeller(merchant: Merchant, code: string): Seller {
  const found = merchant.sellers.find((each) => each.code === code);
  if (!found) throw new Error(`There is no seller ${code}.`);
  return found;
}
