import type { Scenario } from '../scenario.js';
import { getLiableAccount, getPending } from '../fixtures/balances.js';
import { createSeller } from '../fixtures/sellers.js';
import { leaf, buildSplit } from '../fixtures/splits.js';
import { apiVersions, item as leafOf, paymentBody } from '../fixtures/trees.js';

const area = 'payment splits';

/** D61: a replay returns the stored split. */
export const replay: Scenario = {
  id: 'splits/replay',
  title:
    'A payment split with the same extRef is a replay: it returns the stored split and ignores the new content.',
  area,
  claims: ['EXT-PS-036', 'EXT-PS-038', 'CORE-PS-066', 'CORE-PS-067', 'D61'],
  run: async (context) => {
    for (const version of apiVersions) {
      const id = `${version}.createPaymentSplit` as const;
      const seller = await createSeller(context);
      const { accountCode } = seller;
      const extRef = context.unique();
      const body = paymentBody(extRef, [leafOf('item_1', 1_000, { accountCode })]);
      const first = await context.send(id, { body: body as never });
      context.expectSuccess(first.reply, 'the first split');
      context.expect(
        first.reply.headers['x-idempotent-replay'] !== 'true',
        'the first split is not a replay',
        'it has x-idempotent-replay: true',
      );
      const other = paymentBody(extRef, [leafOf('item_9', 7_777, { accountCode })]);
      const second = await context.send(id, { body: other as never });
      context.expectSuccess(second.reply, 'the repeat');
      context.expectEqual(second.reply.json, first.reply.json, 'the response to the repeat');
      const { 'x-idempotent-replay': mark } = second.reply.headers;
      context.decided?.expectEqual(mark, 'true', 'x-idempotent-replay');
      context.expectEqual(
        await getPending(context, seller),
        1_000,
        'the pending balance after the repeat',
      );
    }
  },
};

/** D61: concurrent replays. */
export const race: Scenario = {
  id: 'splits/race',
  title: 'Twenty concurrent payment splits with the same extRef create one split.',
  area,
  version: 'v2',
  claims: ['EXT-PS-036', 'EXT-PS-038', 'CORE-PS-066', 'D61'],
  run: async (context) => {
    const seller = await createSeller(context);
    const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 500, seller.accountCode)]);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => context.send('v2.createPaymentSplit', { body })),
    );
    for (const { reply } of responses) context.expectSuccess(reply, 'each');
    const codes = new Set(responses.map(({ reply }) => JSON.stringify(reply.json)));
    context.expectEqual(codes.size, 1, 'the number of different responses');
    const fresh = responses.filter(({ reply }) => reply.headers['x-idempotent-replay'] !== 'true');
    context.decided?.expectEqual(fresh.length, 1, 'the number of responses that are not a replay');
    context.expectEqual(
      await getPending(context, seller),
      500,
      'the pending balance after all requests',
    );
  },
};

/** D159: replays are validated against the schema. */
export const invalidReplay: Scenario = {
  id: 'splits/invalid-replay',
  title:
    'A replay of a payment split that violates the schema is rejected; one whose amounts do not add up is replayed.',
  area,
  version: 'v2',
  claims: ['EXT-PS-038', 'D159'],
  run: async (context) => {
    const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 900)]);
    const first = await context.call('v2.createPaymentSplit', { body });
    await context.expectError(
      'v2.createPaymentSplit',
      { body: { ...body, currency: 'euro' } },
      422,
    );
    const second = await context.call('v2.createPaymentSplit', {
      body: { ...body, totalAmount: 1 },
    });
    context.expectEqual(second, first, 'the response to the repeat');
  },
};

/** D61, D160: payment splits across versions. */
export const acrossVersions: Scenario = {
  id: 'splits/across-versions',
  title: 'A split of one version can be read and replayed in the other.',
  area,
  claims: ['CORE-PS-066', 'EXT-PS-036', 'CORE-PS-076', 'EXT-PS-044', 'D61'],
  run: async (context) => {
    const seller = await createSeller(context);
    const before = await getLiableAccount(context);
    const extRef = context.unique();
    const first = await context.call('v1.createPaymentSplit', {
      body: {
        ...buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 1_250, seller.accountCode)], extRef),
        paymentMethod: 'ideal',
        extProcessedAt: '2026-03-10T15:05:09+01:00',
      },
    });
    const path = { code: first.code };
    const read = await context.call('v2.getPaymentSplit', { path });
    context.expectEqual(read.extRef, extRef, 'extRef, read by version 2');
    context.expectEqual(read.totalAmount, 1_250, 'totalAmount, read by version 2');
    const body = buildSplit(context, [leaf('other', 'PRODUCT_ITEM', 1)], extRef);
    const replayed = await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(replayed.code, first.code, 'the code of the replay by version 2');
    context.expectEqual(
      (await getLiableAccount(context)).pending,
      before.pending,
      'the pending balance of LIABLE',
    );
  },
};
