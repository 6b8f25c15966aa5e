import { invalidTrees, refundTree } from '../model/invalid-trees.js';
import { leftOfPayment } from '../model/refunds.js';
import { sumAmounts, type TreeNode } from '../model/tree-nodes.js';
import { paymentBody } from '../scenarios/fixtures/trees.js';
import { type Command, withAccounts } from './command.js';

/** Sends every invalid body that differs from a valid payment in one rule or value of its tree. */
export function invalidPayments(items: readonly TreeNode[]): Command {
  return {
    text: 'send every invalid payment',
    needs: [],
    run: async (story) => {
      const { version, context } = story;
      const tree = withAccounts(story, items);
      const valid = { ...paymentBody(context.unique(), tree), items: tree };
      const operation = 'createPaymentSplit';
      for (const [body, faults] of invalidTrees(valid, version))
        await story.expectFaults({ operation, version, body }, faults);
      // Nothing was stored: the extRef is free.
      await story.send({ operation, version, body: valid });
    },
  };
}

/** Sends every invalid body that differs from a valid refund of the last payment in one rule or value of its tree. */
export const invalidRefunds: Command = {
  text: 'send every invalid refund',
  needs: [],
  run: async (story) => {
    const { version, context, merchant } = story;
    const payment = merchant.payments.at(-1);
    if (!payment) return;
    const items = refundTree(payment.items);
    const valid = {
      extRef: payment.sent.extRef,
      pspMutationExtRef: `refund-${context.unique()}`,
      totalAmount: sumAmounts(items),
      extProcessedAt: '2026-03-11T10:00:00+01:00',
      items,
    };
    const paid = leftOfPayment(merchant, payment);
    const operation = 'createRefundSplit';
    for (const [body, faults] of invalidTrees(valid, version, paid))
      await story.expectFaults({ operation, version, body }, faults);
    await story.send({ operation, version, body: valid });
  },
};
