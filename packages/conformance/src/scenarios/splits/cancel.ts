import type { Scenario } from '../scenario.js';
import { pendingOf } from '../props/balances.js';
import { createSeller } from '../props/sellers.js';
import { fund, leaf, splitOf, type SplitLabel } from '../props/splits.js';

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

/** D50, D71: nothing of it is left anywhere. */
export const undone: Scenario = {
  id: 'splits/cancel-undoes',
  title:
    'After a cancellation every balance, in both versions, and processedAmount are what they were before the split.',
  area,
  version: 'v2',
  claims: ['EXT-PS-045', 'D50', 'D71'],
  needs: ['newTenant', 'settle'],
  play: async (stage) => {
    const sellers = [await createSeller(stage), await createSeller(stage)];
    for (const seller of sellers) await fund(stage, seller, 50);
    const query = { _fragments: ['accounts' as const] };
    const shown = async (): Promise<unknown[]> => {
      const parts: unknown[] = [await stage.call('v2.listDivisions', {})];
      for (const { code } of sellers) {
        const path = { accountHolderCode: code };
        parts.push(await stage.call('v2.getAccountHolder', { path, query }));
        parts.push(await stage.call('v1.getAccountHolder', { path: { code }, query }));
      }
      return parts;
    };
    const before = await shown();
    const labels = ['PRODUCT_ITEM', 'SHIPPING', 'COMMISSION', 'DISCOUNT', 'PLATFORM_DISCOUNT'];
    const fees = ['HANDLING_FEE', 'PAYMENT_FEE', 'RMA_FEE', 'DEFICIENCY'];
    const items = sellers.flatMap(({ accountCode }, index) =>
      [...labels, ...fees].map((label, position) =>
        leaf(`${index}-${label}`, label as SplitLabel, 10 ** position + index, accountCode),
      ),
    );
    const { code } = await stage.call('v2.createPaymentSplit', { body: splitOf(stage, items) });
    await stage.call('v2.cancelPaymentSplit', { path: { code } });
    stage.equal(await shown(), before, 'what divisions and sellers show');
  },
};
