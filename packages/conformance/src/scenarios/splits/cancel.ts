import type { Scenario } from '../scenario.js';
import { pendingOf } from '../props/balances.js';
import { createSeller } from '../props/sellers.js';
import { leaf, splitOf } from '../props/splits.js';

const area = 'payment splits';

/** D71: cancelling reverses everything, once; the split stays readable and replays. */
export const cancel: Scenario = {
  id: 'splits/cancel',
  title:
    'A cancelled split gives its money back once, however often it is cancelled, and is still replayed.',
  area,
  version: 'v2',
  claims: ['EXT-PS-045', 'D71', 'D204', 'D61'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const body = splitOf(stage, [
      leaf('item-1', 'PRODUCT_ITEM', 900, seller.accountCode),
      leaf('item-2', 'COMMISSION', 100, seller.accountCode),
    ]);
    const stored = await stage.call('v2.createPaymentSplit', { body });
    stage.equal(await pendingOf(stage, seller), 900, 'pending before');
    const path = { code: stored.code };
    const cancelled = await stage.call('v2.cancelPaymentSplit', {
      path,
      body: { reason: 'Not captured' },
    });
    stage.equal(cancelled, stored, 'the answer to cancel');
    stage.equal(await pendingOf(stage, seller), 0, 'pending after');
    await stage.call('v2.cancelPaymentSplit', { path });
    stage.equal(await pendingOf(stage, seller), 0, 'pending after a second cancel');
    const replayed = await stage.send('v2.createPaymentSplit', { body });
    stage.decided?.equal(
      replayed.reply.headers['x-idempotent-replay'],
      'true',
      'x-idempotent-replay',
    );
    stage.equal(await pendingOf(stage, seller), 0, 'pending after the replay');
  },
};
