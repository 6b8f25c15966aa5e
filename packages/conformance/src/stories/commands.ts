import { nextRun } from '../model/schedules.js';
import { originalOf } from '../model/trees.js';
import { isFee, type TreeNode } from '../model/tree-nodes.js';
import { paymentBody } from '../scenarios/fixtures/trees.js';
import {
  accountOf,
  type Command,
  command,
  describe,
  ownerOf,
  pick,
  repeatable,
  request,
  withAccounts,
} from './command.js';
import type { StoryRun } from './story-run.js';

/**
 * Creates a payment: of one item of an amount for the first seller, or of items. Accounts are named by the letter of
 * their seller (`A`), `LIABLE`, `FEE`, or any other text for an account that does not exist.
 */
export function pay(amountOrItems: number | readonly TreeNode[], fields: object = {}): Command {
  const items =
    typeof amountOrItems === 'number'
      ? [
          {
            type: 'ITEM',
            extRef: 'item_1',
            label: 'PRODUCT_ITEM',
            amount: amountOrItems,
            accountCode: 'A',
          } as const,
        ]
      : amountOrItems;
  return repeatable(`pay ${describe(items)}`, 'createPaymentSplit', (story) => {
    const extRef = story.next ?? story.context.unique();
    story.next = undefined;
    return { ...paymentBody(extRef, withAccounts(story, items)), ...fields };
  });
}

/** Refunds a payment, the last one by default: in full, or these items. */
export function refund(items?: readonly TreeNode[], fields: object = {}, of = -1): Command {
  const text = `refund ${items ? describe(items) : 'all'} of payment ${of}`;
  return repeatable(text, 'createRefundSplit', (story) => {
    const payment = pick(story.merchant.payments, of);
    if (!payment) return undefined;
    const pspMutationExtRef = `refund-${story.context.unique()}`;
    const total = (items ?? [])
      .filter((node) => !isFee(node))
      .map((node) => node.amount ?? originalOf(payment.items, node)?.amount ?? 0)
      .reduce((sum, amount) => sum + amount, 0);
    const part = items && {
      totalAmount: Math.max(1, total),
      extProcessedAt: '2026-03-11T10:00:00+01:00',
      items: withAccounts(story, items),
    };
    return { extRef: payment.sent.extRef, pspMutationExtRef, ...part, ...fields };
  });
}

/** Sends the last payment, refund or transfer again, with changes. */
export function repeat(changes: object = {}): Command {
  const text = `repeat the last request with ${JSON.stringify(changes)}`;
  return request(
    text,
    ({ last }) => last && { ...last, body: { ...(last.body as object), ...changes } },
  );
}

/** Sends the same command several times at once, or several commands. */
export function atOnce(count: number, each: Command): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const requests = await story.collect(async () => {
      for (let index = 0; index < count; index += 1) await each.run(story);
    });
    await story.sendAtOnce(requests);
  };
  return command(`${count} times at once: ${each.text}`, run, ...each.needs);
}

/** Sends the same request several times at once, each with other values of members that do not identify it. */
export function sameAtOnce(
  count: number,
  each: Command,
  differ: (index: number) => object = () => ({}),
): Command {
  const run = async (story: StoryRun): Promise<void> => {
    const requests = await story.collect(() => each.run(story));
    const copies = requests.flatMap((sent) =>
      Array.from({ length: count }, (_, index) => ({
        ...sent,
        body: { ...(sent.body as object), ...differ(index) },
      })),
    );
    await story.sendAtOnce(copies);
  };
  return command(`${count} times at once, the same: ${each.text}`, run, ...each.needs);
}

/** Cancels a payment, the last one by default. */
export function cancel(of = -1): Command {
  return request(`cancel payment ${of}`, ({ merchant }) => {
    const payment = pick(merchant.payments, of);
    return payment && { operation: 'cancelPaymentSplit', code: payment.code, body: {} };
  });
}

/** Transfers an amount between two accounts. */
export function transfer(from: string, to: string, amount: number, given: object = {}): Command {
  const text = `transfer ${amount} from ${from} to ${to}`;
  return repeatable(text, 'createBalanceTransfer', (story) => ({
    fromAccountCode: accountOf(story, from),
    toAccountCode: accountOf(story, to),
    amount,
    idempotencyKey: story.context.uuid(),
    type: 'CORRECTION',
    ...given,
  }));
}

/** What a payout is requested with; times are in seconds from now. */
export interface PayoutOptions {
  readonly amount?: number;
  /** `run`: when scheduled payouts are made. */
  readonly processIn?: number | 'run';
  readonly balanceIn?: number;
  readonly bankOf?: string;
  readonly given?: object;
}

/** Requests a payout of a seller, the first one by default. Version 2 takes the selected bank account. */
export function payout(options: PayoutOptions = {}, of = 'A'): Command {
  const { amount, processIn, balanceIn, bankOf, given } = options;
  return request(`request a payout of ${of}: ${JSON.stringify(options)}`, (story) => {
    const { version, context } = story;
    // One clock reading, so that equal offsets are equal times.
    const now = Date.parse(context.operator.now());
    const time = (seconds: number | 'run'): string =>
      new Date(
        seconds === 'run' ? nextRun(story.merchant, now) : now + seconds * 1000,
      ).toISOString();
    const { externalAccounts } = ownerOf(story, bankOf ?? of) ?? story.merchant;
    const external = externalAccounts[0]?.code;
    const isNamed = version === 'v1' || bankOf !== undefined;
    const body = {
      accountCode: accountOf(story, of),
      ...(isNamed && external !== undefined ? { externalAccountCode: external } : {}),
      ...(amount === undefined ? {} : { amount }),
      ...(processIn === undefined ? {} : { processAt: time(processIn) }),
      ...(balanceIn === undefined || version === 'v2' ? {} : { useBalanceAt: time(balanceIn) }),
      ...given,
    };
    return { operation: 'createPayoutRequest', body };
  });
}

/** Deletes a payout, the last one by default. */
export function remove(of = -1): Command {
  return request(`delete payout ${of}`, ({ merchant }) => {
    const found = pick(merchant.payouts, of);
    return found && { operation: 'deletePayoutRequest', code: found.code };
  });
}
