import type { Scenario } from '../scenario.js';
import { liable, pendingOf } from '../props/balances.js';
import { createSeller } from '../props/sellers.js';
import { leaf, splitOf } from '../props/splits.js';
import { apiVersions, item as leafOf, paymentBody } from '../props/trees.js';

const area = 'payment splits';

/** D61: a repeat is answered with what is stored; its content is dropped. */
export const replay: Scenario = {
  id: 'splits/replay',
  title:
    'A payment split sent again under its extRef yields the stored split; the new content is dropped.',
  area,
  claims: ['EXT-PS-036', 'EXT-PS-038', 'CORE-PS-066', 'CORE-PS-067', 'D61'],
  play: async (stage) => {
    for (const version of apiVersions) {
      const id = `${version}.createPaymentSplit` as const;
      const seller = await createSeller(stage);
      const { accountCode } = seller;
      const extRef = stage.unique();
      const body = paymentBody(extRef, [leafOf('item-1', 1_000, { accountCode })]);
      const first = await stage.send(id, { body: body as never });
      stage.succeeds(first.reply, 'the first split');
      stage.holds(
        first.reply.headers['x-idempotent-replay'] !== 'true',
        'the first split is no replay',
        'it has x-idempotent-replay: true',
      );
      const other = paymentBody(extRef, [leafOf('item-9', 7_777, { accountCode })]);
      const second = await stage.send(id, { body: other as never });
      stage.succeeds(second.reply, 'the repeat');
      stage.equal(second.reply.json, first.reply.json, 'the answer to the repeat');
      const { 'x-idempotent-replay': mark } = second.reply.headers;
      stage.decided?.equal(mark, 'true', 'x-idempotent-replay');
      stage.equal(await pendingOf(stage, seller), 1_000, 'the pending balance after the repeat');
    }
  },
};

/** D61: of two at the same time, one is stored and both get its answer. */
export const race: Scenario = {
  id: 'splits/race',
  title: 'Twenty payment splits with one extRef at the same time make one split.',
  area,
  version: 'v2',
  claims: ['EXT-PS-036', 'EXT-PS-038', 'CORE-PS-066', 'D61'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 500, seller.accountCode)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stage.send('v2.createPaymentSplit', { body })),
    );
    for (const { reply } of answers) stage.succeeds(reply, 'each');
    const codes = new Set(answers.map(({ reply }) => JSON.stringify(reply.json)));
    stage.equal(codes.size, 1, 'the number of different answers');
    const fresh = answers.filter(({ reply }) => reply.headers['x-idempotent-replay'] !== 'true');
    stage.decided?.equal(fresh.length, 1, 'the number of answers that are no replay');
    stage.equal(await pendingOf(stage, seller), 500, 'the pending balance after all of them');
  },
};

/** D159: what is ill-formed is refused even when its key is known. */
export const illFormedReplay: Scenario = {
  id: 'splits/ill-formed-replay',
  title:
    'A repeat of a payment split that is ill-formed is refused; one whose amounts do not add up is replayed.',
  area,
  version: 'v2',
  claims: ['EXT-PS-038', 'D159'],
  play: async (stage) => {
    const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 900)]);
    const first = await stage.call('v2.createPaymentSplit', { body });
    await stage.refuses('v2.createPaymentSplit', { body: { ...body, currency: 'euro' } }, 422);
    const second = await stage.call('v2.createPaymentSplit', { body: { ...body, totalAmount: 1 } });
    stage.equal(second, first, 'the answer to the repeat');
  },
};

/** D61, D160: both versions share the references of the merchant. */
export const acrossVersions: Scenario = {
  id: 'splits/across-versions',
  title: 'A split of one version is read, listed and replayed by the other one.',
  area,
  claims: ['CORE-PS-066', 'EXT-PS-036', 'CORE-PS-076', 'EXT-PS-044', 'D61'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const before = await liable(stage);
    const extRef = stage.unique();
    const first = await stage.call('v1.createPaymentSplit', {
      body: {
        ...splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 1_250, seller.accountCode)], extRef),
        paymentMethod: 'ideal',
        extProcessedAt: '2026-03-10T15:05:09+01:00',
      },
    });
    const path = { code: first.code };
    const read = await stage.call('v2.getPaymentSplit', { path });
    stage.equal(read.extRef, extRef, 'extRef, read by version 2');
    stage.equal(read.totalAmount, 1_250, 'totalAmount, read by version 2');
    const body = splitOf(stage, [leaf('other', 'PRODUCT_ITEM', 1)], extRef);
    const replayed = await stage.call('v2.createPaymentSplit', { body });
    stage.equal(replayed.code, first.code, 'the code of the replay by version 2');
    stage.equal((await liable(stage)).pending, before.pending, 'what is pending on LIABLE');
  },
};
