import { getPending } from '../fixtures/balances.js';
import { refundLeaf, buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, pay, buildSplit } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import { accepted } from '../../checks/reply.js';

const area = 'refund splits';

/** D75, D158: extRef and pspMutationExtRef together are the idempotency key. */
export const replay: Scenario = {
  id: 'refunds/replay',
  title:
    'A refund with the same extRef and pspMutationExtRef is a replay; with another pspMutationExtRef it is another refund.',
  area,
  version: 'v2',
  claims: ['EXT-RS-003', 'D75', 'D158', 'D159'],
  run: async (context) => {
    const seller = await createSeller(context);
    const payment = buildSplit(context, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await context.call('v2.createPaymentSplit', { body: payment });
    const body = buildRefund(context, payment.extRef, [refundLeaf('shoes', { amount: 100 })]);
    const first = await context.call('v2.createRefundSplit', { body });
    const other = { ...body, items: [refundLeaf('shoes', { amount: 900 }, 'another')] };
    const second = await context.send('v2.createRefundSplit', { body: other });
    context.decided?.expectSuccess(second.reply, 'the repeat');
    context.decided?.expectEqual(second.reply.json, first, 'the response to the repeat');
    context.decided?.expectEqual(
      second.reply.headers['x-idempotent-replay'],
      'true',
      'x-idempotent-replay',
    );
    context.expectEqual(await getPending(context, seller), 900, 'pending after the repeat');
    const more = buildRefund(context, payment.extRef, [refundLeaf('shoes', { amount: 100 })]);
    const third = await context.send('v2.createRefundSplit', { body: more });
    context.expect(
      third.reply.headers['x-idempotent-replay'] !== 'true',
      'a refund with another pspMutationExtRef is not a replay',
      'it has x-idempotent-replay: true',
    );
    context.expectEqual(await getPending(context, seller), 800, 'pending after another refund');
  },
};

/** D75: concurrent replays. */
export const race: Scenario = {
  id: 'refunds/race',
  title: 'Ten identical concurrent refunds create one refund.',
  area,
  version: 'v2',
  claims: ['D75', 'D158'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 1_000);
    const body = buildRefund(context, extRef, [refundLeaf('item_1', { amount: 100 })]);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => context.send('v2.createRefundSplit', { body })),
    );
    for (const { reply } of responses) context.expectSuccess(reply, 'each');
    const different = new Set(responses.map(({ reply }) => JSON.stringify(reply.json)));
    context.expectEqual(different.size, 1, 'the number of different responses');
    context.expectEqual(await getPending(context, seller), 900, 'pending after all requests');
  },
};

/** D76: the refund limit under concurrency. */
export const limitRace: Scenario = {
  id: 'refunds/limit-race',
  title: 'Concurrent refunds do not exceed the payment.',
  area,
  version: 'v2',
  claims: ['D76'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 1_000);
    const bodies = Array.from({ length: 8 }, () =>
      buildRefund(context, extRef, [refundLeaf('item_1', { amount: 300 })]),
    );
    const responses = await Promise.all(
      bodies.map((body) => context.send('v2.createRefundSplit', { body })),
    );
    const made = responses.filter(({ reply }) => accepted(reply));
    context.expectEqual(
      made.length,
      3,
      'the number of accepted refunds of 300 of a payment of 1000',
    );
    context.expectEqual(await getPending(context, seller), 100, 'pending after all requests');
  },
};

/** D75: refunds across versions. */
export const acrossVersions: Scenario = {
  id: 'refunds/across-versions',
  title: 'A refund of one version can be read and replayed in the other.',
  area,
  claims: ['CORE-RS-038', 'EXT-RS-017', 'EXT-RS-013', 'D75'],
  run: async (context) => {
    const seller = await createSeller(context);
    const extRef = await pay(context, seller, 1_000);
    const body = { ...buildRefund(context, extRef), code: 'rs_mine' };
    const made = await context.call('v2.createRefundSplit', { body });
    context.expect(made.code !== 'rs_mine', 'the service chooses the code', made.code);
    const read = await context.call('v1.getRefundSplit', { path: { code: made.code } });
    context.expectEqual(read.totalAmount, 1_000, 'totalAmount, read by version 1');
    const { pspMutationExtRef } = body;
    const again = await context.decided?.call('v1.createRefundSplit', {
      body: { extRef, pspMutationExtRef },
    });
    context.decided?.expectEqual(again?.code, made.code, 'the code of the replay by version 1');
  },
};
