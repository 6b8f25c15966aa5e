import { createSeller } from '../fixtures/sellers.js';
import { fund } from '../fixtures/splits.js';
import { buildTransfer } from '../fixtures/transfers.js';
import type { Scenario } from '../scenario.js';

const area = 'balance transfers';

/** D23, D192: the list of transfers. */
export const list: Scenario = {
  id: 'transfers/list',
  title:
    'Transfers are listed newest first, or sorted by _orderBy and _asc, in pages starting at 0.',
  area,
  version: 'v2',
  claims: [
    'EXT-BT-018',
    'EXT-BT-019',
    'EXT-BT-020',
    'EXT-BT-021',
    'EXT-BT-022',
    'EXT-BT-023',
    'D192',
    'D23',
  ],
  needs: ['newTenant', 'settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 1_000);
    const amounts = [30, 10, 20];
    for (const amount of amounts) {
      const body = buildTransfer(context, from, to, amount);
      await context.call('v2.createBalanceTransfer', { body });
    }
    const readPage = async (query: object): Promise<number[]> => {
      const page = await context.call('v2.listBalanceTransfers', { query });
      context.expectEqual(page.totalElementCount, 3, 'totalElementCount');
      return page.elements.map(({ amount }) => amount);
    };
    context.decided?.expectEqual(await readPage({}), [20, 10, 30], 'the default order');
    context.expectEqual(await readPage({ _asc: true }), [30, 10, 20], 'the order with _asc');
    const byAmount = { _orderBy: 'amount', _asc: true };
    context.expectEqual(await readPage(byAmount), [10, 20, 30], 'the order by amount');
    const second = { ...byAmount, _pageNumber: 1, _pageSize: 2 };
    context.expectEqual(await readPage(second), [30], 'the second page of two');
    const tooLarge = { query: { _pageSize: 501 } };
    await context.expectError('v2.listBalanceTransfers', tooLarge, 422);
  },
};
