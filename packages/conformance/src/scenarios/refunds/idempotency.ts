import { pendingOf } from '../props/balances.js';
import { refundLeaf, refundOf } from '../props/refunds.js';
import { createSeller } from '../props/sellers.js';
import { leaf, pay, splitOf } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import { accepted } from '../../checks/reply.js';

const area = 'refund splits';

/** D75, D158: both references together are the key. */
export const replay: Scenario = {
  id: 'refunds/replay',
  title:
    'A refund sent again under its extRef and pspMutationExtRef yields the stored one; another pspMutationExtRef makes another.',
  area,
  version: 'v2',
  claims: ['EXT-RS-003', 'D75', 'D158', 'D159'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const payment = splitOf(stage, [leaf('shoes', 'PRODUCT_ITEM', 1_000, seller.accountCode)]);
    await stage.call('v2.createPaymentSplit', { body: payment });
    const body = refundOf(stage, payment.extRef, [refundLeaf('shoes', { amount: 100 })]);
    const first = await stage.call('v2.createRefundSplit', { body });
    const other = { ...body, items: [refundLeaf('shoes', { amount: 900 }, 'another')] };
    const second = await stage.send('v2.createRefundSplit', { body: other });
    stage.succeeds(second.reply, 'the repeat');
    stage.equal(second.reply.json, first, 'the answer to the repeat');
    stage.decided?.equal(
      second.reply.headers['x-idempotent-replay'],
      'true',
      'x-idempotent-replay',
    );
    stage.equal(await pendingOf(stage, seller), 900, 'pending after the repeat');
    const more = refundOf(stage, payment.extRef, [refundLeaf('shoes', { amount: 100 })]);
    const third = await stage.send('v2.createRefundSplit', { body: more });
    stage.holds(
      third.reply.headers['x-idempotent-replay'] !== 'true',
      'another pspMutationExtRef is no replay',
      'it has x-idempotent-replay: true',
    );
    stage.equal(await pendingOf(stage, seller), 800, 'pending after another refund');
  },
};

/** D75: of several at the same time one is stored. */
export const race: Scenario = {
  id: 'refunds/race',
  title: 'Ten equal refunds at the same time make one refund.',
  area,
  version: 'v2',
  claims: ['D75', 'D158'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const extRef = await pay(stage, seller, 1_000);
    const body = refundOf(stage, extRef, [refundLeaf('item-1', { amount: 100 })]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stage.send('v2.createRefundSplit', { body })),
    );
    for (const { reply } of answers) stage.succeeds(reply, 'each');
    const different = new Set(answers.map(({ reply }) => JSON.stringify(reply.json)));
    stage.equal(different.size, 1, 'the number of different answers');
    stage.equal(await pendingOf(stage, seller), 900, 'pending after all of them');
  },
};

/** D76 under concurrency: the ceiling holds for what is refunded at the same time. */
export const ceilingRace: Scenario = {
  id: 'refunds/ceiling-race',
  title: 'Refunds at the same time do not exceed the payment together.',
  area,
  version: 'v2',
  claims: ['D76'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const extRef = await pay(stage, seller, 1_000);
    const bodies = Array.from({ length: 8 }, () =>
      refundOf(stage, extRef, [refundLeaf('item-1', { amount: 300 })]),
    );
    const answers = await Promise.all(
      bodies.map((body) => stage.send('v2.createRefundSplit', { body })),
    );
    const made = answers.filter(({ reply }) => accepted(reply));
    stage.equal(made.length, 3, 'the number of refunds of 300 that a payment of 1000 has');
    stage.equal(await pendingOf(stage, seller), 100, 'pending after all of them');
  },
};

/** D75, principle (c): both versions share the refunds. */
export const acrossVersions: Scenario = {
  id: 'refunds/across-versions',
  title: 'A refund of one version is read and replayed by the other one.',
  area,
  claims: ['CORE-RS-038', 'EXT-RS-017', 'EXT-RS-013', 'D75'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const extRef = await pay(stage, seller, 1_000);
    const body = { ...refundOf(stage, extRef), code: 'rs_mine' };
    const made = await stage.call('v2.createRefundSplit', { body });
    stage.holds(made.code !== 'rs_mine', 'the service chooses the code', made.code);
    const read = await stage.call('v1.getRefundSplit', { path: { code: made.code } });
    stage.equal(read.totalAmount, 1_000, 'totalAmount, read by version 1');
    const { pspMutationExtRef } = body;
    const again = await stage.call('v1.createRefundSplit', { body: { extRef, pspMutationExtRef } });
    stage.equal(again.code, made.code, 'the code of the replay by version 1');
  },
};
