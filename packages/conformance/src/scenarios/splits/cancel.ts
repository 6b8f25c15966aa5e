import type { Scenario } from '../scenario.js';
import { getPending } from '../fixtures/balances.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, leaf, buildSplit, type SplitLabel } from '../fixtures/splits.js';

const area = 'payment splits';

/** D71: cancelling a payment split. */
export const cancel: Scenario = {
  id: 'splits/cancel',
  title:
    'Cancelling a split reverses its money once, however often it is repeated; the split can still be replayed.',
  area,
  version: 'v2',
  claims: ['EXT-PS-045', 'D71', 'D204', 'D61'],
  run: async (context) => {
    const seller = await createSeller(context);
    const body = buildSplit(context, [
      leaf('item_1', 'PRODUCT_ITEM', 900, seller.accountCode),
      leaf('item_2', 'COMMISSION', 100, seller.accountCode),
    ]);
    const stored = await context.call('v2.createPaymentSplit', { body });
    context.expectEqual(await getPending(context, seller), 900, 'pending before');
    const path = { code: stored.code };
    const cancelled = await context.call('v2.cancelPaymentSplit', {
      path,
      body: { reason: 'Not captured' },
    });
    context.expectEqual(cancelled, stored, 'the response to the cancellation');
    context.expectEqual(await getPending(context, seller), 0, 'pending after');
    await context.call('v2.cancelPaymentSplit', { path });
    context.expectEqual(await getPending(context, seller), 0, 'pending after a second cancel');
    const replayed = await context.send('v2.createPaymentSplit', { body });
    context.decided?.expectEqual(
      replayed.reply.headers['x-idempotent-replay'],
      'true',
      'x-idempotent-replay',
    );
    context.expectEqual(await getPending(context, seller), 0, 'pending after the replay');
  },
};

/** D50, D71: a cancellation restores all balances. */
export const cancelRestoresBalances: Scenario = {
  id: 'splits/cancel-restores-balances',
  title: 'A cancellation restores every balance, in both versions, and processedAmount.',
  area,
  version: 'v2',
  claims: ['EXT-PS-045', 'D50', 'D71'],
  needs: ['newTenant', 'settle'],
  run: async (context) => {
    const sellers = [await createSeller(context), await createSeller(context)];
    for (const seller of sellers) await fund(context, seller, 50);
    const query = { _fragments: ['accounts' as const] };
    const shown = async (): Promise<unknown[]> => {
      const parts: unknown[] = [await context.call('v2.listDivisions', {})];
      for (const { code } of sellers) {
        const path = { accountHolderCode: code };
        parts.push(await context.call('v2.getAccountHolder', { path, query }));
        parts.push(await context.call('v1.getAccountHolder', { path: { code }, query }));
      }
      return parts;
    };
    const before = await shown();
    const labels = ['PRODUCT_ITEM', 'SHIPPING', 'COMMISSION', 'DISCOUNT', 'PLATFORM_DISCOUNT'];
    const fees = ['HANDLING_FEE', 'PAYMENT_FEE', 'RMA_FEE', 'DEFICIENCY'];
    const items = sellers.flatMap(({ accountCode }, index) =>
      [...labels, ...fees].map((label, position) =>
        leaf(`${index}_${label}`, label as SplitLabel, 10 ** position + index, accountCode),
      ),
    );
    const { code } = await context.call('v2.createPaymentSplit', {
      body: buildSplit(context, items),
    });
    await context.call('v2.cancelPaymentSplit', { path: { code } });
    context.expectEqual(await shown(), before, 'the divisions and sellers');
  },
};
