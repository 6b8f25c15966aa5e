import { elements, member } from '../../json.js';
import { getBalances, getLiableAccount, getPending } from '../fixtures/balances.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, buildSplit } from '../fixtures/splits.js';
import {
  apiVersions,
  createPayment,
  createRefund,
  item as leafOf,
  paymentBody,
} from '../fixtures/trees.js';
import { buildTransfer } from '../transfers/transfers.js';
import type { Scenario } from '../scenario.js';
import type { ResponseBodyOf, ScenarioContext } from '../scenario-context.js';

const area = 'refund splits';

/** D72: a full refund reverses the whole payment, including commission. */
export const full: Scenario = {
  id: 'refunds/full',
  title: 'A refund without items reverses the whole payment on each of its accounts.',
  area,
  claims: ['CORE-RS-001', 'CORE-RS-010', 'EXT-RS-009', 'EXT-RS-012', 'EXT-RS-014', 'D72'],
  run: async (context) => {
    const [first, second] = [await createSeller(context), await createSeller(context)];
    const before = await getLiableAccount(context);
    const items = [
      leafOf('shoes', 7_000, { accountCode: first.accountCode }),
      leafOf('fee_1', 500, { accountCode: first.accountCode, label: 'COMMISSION' }),
      leafOf('socks', 900, { accountCode: second.accountCode }),
    ];
    for (const version of apiVersions) {
      const extRef = context.unique();
      await createPayment(context, version, paymentBody(extRef, items));
      context.expectEqual(await getPending(context, first), 7_000, 'pending on the first account');
      await createRefund(context, version, buildRefund(context, extRef));
      context.expectEqual(
        await getPending(context, first),
        0,
        'pending on the first account afterwards',
      );
      context.expectEqual(
        await getPending(context, second),
        0,
        'pending on the second account afterwards',
      );
    }
    if (!context.hasOwnTenant) return;
    context.expectEqual(
      (await getLiableAccount(context)).pending,
      before.pending,
      'pending on LIABLE afterwards',
    );
  },
};

/** D151: the response to a full refund, and the stored refund. */
export const response: Scenario = {
  id: 'refunds/full-response',
  title:
    'The response to a full refund has what was sent; the stored refund has the tree of the payment, with new codes.',
  area,
  claims: [
    'CORE-RS-015',
    'CORE-RS-037',
    'CORE-RS-003',
    'CORE-RS-004',
    'CORE-RS-006',
    'D151',
    'D152',
  ],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [
      {
        type: 'GROUP',
        extRef: 'box_1',
        amount: 1_100,
        accountCode: seller.accountCode,
        items: [leaf('shoes', 'PRODUCT_ITEM', 1_000), leaf('mail_1', 'SHIPPING', 100)],
      },
      leaf('bag_1', 'PRODUCT_ITEM', 30, seller.accountCode),
    ]);
    const paid = await context.call('v2.createPaymentSplit', { body: payment });
    const body = {
      extRef: payment.extRef,
      pspMutationExtRef: `refund-${context.unique()}`,
      description: 'Sent back',
      extProcessedAt: '2026-03-11T10:00:00+01:00',
    };
    const echo = await context.call('v1.createRefundSplit', { body });
    context.expectEqual(echo.extRef, body.extRef, 'extRef');
    context.expectEqual(echo.pspMutationExtRef, body.pspMutationExtRef, 'pspMutationExtRef');
    context.expectEqual(echo.description, body.description, 'description');
    const processedAt = Date.parse(echo.extProcessedAt ?? '');
    context.expectEqual(processedAt, Date.parse(body.extProcessedAt), 'extProcessedAt');
    const made = await storedRefund(context, payment.extRef);
    context.expectEqual(made.totalAmount, 1_130, 'totalAmount');
    const all = (made.items ?? []).flatMap((item) => [item, ...elements(item.items)]);
    const names = all.map((item) => [member(item, 'originalExtRef'), member(item, 'amount')]);
    const expected = [
      ['box_1', 1_100],
      ['shoes', 1_000],
      ['mail_1', 100],
      ['bag_1', 30],
    ];
    context.expectEqual(names, expected, 'the originals and amounts of the items');
    const refs = all.map((item) => member(item, 'extRef'));
    context.expectEqual(refs, ['box_1', 'shoes', 'mail_1', 'bag_1'], 'the extRefs of the items');
    const codes = [made.code, ...all.map((item) => member(item, 'code'))];
    context.expectEqual(new Set(codes).size, 5, 'the number of different codes');
    const theirs = paid.items.flatMap((item) => [item, ...elements(item.items)]);
    const shared = theirs
      .map((item) => member(item, 'code'))
      .filter((code) => codes.includes(code));
    context.expectEqual(shared, [], 'the codes shared with payment items');
    const read = await context.call('v1.getRefundSplit', { path: { code: made.code } });
    context.expectEqual(read, made, 'the refund, read by its code and in the list');
    for (const [name, value] of Object.entries(echo)) {
      context.expectEqual(
        member(read, name),
        value,
        `${name} of the response and of the stored refund`,
      );
    }
  },
};

/** Returns the only refund of a payment from the list of version 1. */
async function storedRefund(
  context: ScenarioContext,
  extRef: string,
): Promise<ResponseBodyOf<'v1.getRefundSplit'>> {
  const { elements: all } = await context.call('v1.listRefundSplits', {
    query: { _pageSize: 500 },
  });
  const found = all.filter((refund) => refund.extRef === extRef);
  context.expectEqual(found.length, 1, 'the number of refunds of the payment');
  return found[0] as ResponseBodyOf<'v1.getRefundSplit'>;
}

/** D72, D151, D76: a full refund after a partial one. */
export const fullAfterPartial: Scenario = {
  id: 'refunds/full-after-partial',
  title:
    'A full refund after a partial one refunds what is left; if nothing is left, it is rejected.',
  area,
  version: 'v2',
  claims: ['CORE-RS-010', 'EXT-RS-014', 'D72', 'D76', 'D151', 'D205'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [
      leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode),
      leaf('socks', 'PRODUCT_ITEM', 50, seller.accountCode),
    ]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const part = [refundLeaf('shoes', { amount: 400 }), refundLeaf('socks')];
    await context.call('v2.createRefundSplit', {
      body: buildRefund(context, payment.extRef, part, 450),
    });
    const body = buildRefund(context, payment.extRef);
    const wrong = { ...body, totalAmount: 601 };
    await context.expectError('v2.createRefundSplit', { body: wrong }, 422, '422.310.009');
    const made = await context.call('v2.createRefundSplit', {
      body: { ...body, totalAmount: 600 },
    });
    context.expectEqual(made.totalAmount, 600, 'totalAmount of the full refund');
    const shown = (made.items ?? []).map((item) => [item.originalExtRef, item.amount]);
    context.expectEqual(shown, [['shoes', 600]], 'the items of the full refund');
    context.expectEqual(await getPending(context, seller), 0, 'pending after both');
    const again = buildRefund(context, payment.extRef);
    await context.expectError('v2.createRefundSplit', { body: again }, 422, '422.310.002');
  },
};

/** D77: a refund can make a balance negative. */
export const overdraft: Scenario = {
  id: 'refunds/overdraft',
  title:
    'A refund succeeds even if the account lacks the money; its balance is then negative until it is credited.',
  area,
  version: 'v2',
  claims: ['CORE-RS-001', 'D77', 'D78', 'D55'],
  needs: ['settle'],
  run: async (context) => {
    const [seller, other] = [await createSeller(context), await createSeller(context)];
    const extRef = await fund(context, seller, 900);
    const sent = buildTransfer(context, seller, other, 700);
    await context.call('v2.createBalanceTransfer', { body: sent });
    const refund = buildRefund(context, extRef);
    await context.call('v2.createRefundSplit', { body: refund });
    const pending = { confirmed: 200, pending: -900, payout: 0 };
    context.expectEqual(
      await getBalances(context, seller),
      pending,
      'the balances after the refund',
    );
    await context.operator.settle({ extRefs: [refund.pspMutationExtRef] });
    const settled = { confirmed: -700, pending: 0, payout: 0 };
    context.expectEqual(
      await getBalances(context, seller),
      settled,
      'the balances once the refund is settled',
    );
    const returned = buildTransfer(context, other, seller, 100);
    await context.call('v2.createBalanceTransfer', { body: returned });
    const { confirmed } = await getBalances(context, seller);
    context.expectEqual(confirmed, -600, 'confirmed after a transfer of less than it lacks');
    await fund(context, seller, 900);
    const filled = { confirmed: 300, pending: 0, payout: 300 };
    context.expectEqual(
      await getBalances(context, seller),
      filled,
      'the balances after a credit of 1000',
    );
  },
};
