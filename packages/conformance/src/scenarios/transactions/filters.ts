import { buildRefund } from '../fixtures/refunds.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund, pay } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';

const area = 'transactions';

async function listAmounts(context: ScenarioContext, query: object): Promise<number[]> {
  const { items } = await context.call('v2.listTransactions', { query });
  return items.map(({ amount }) => amount);
}

/** D84, D82: the filters of the list. */
export const filters: Scenario = {
  id: 'transactions/filters',
  title: 'Transactions can be filtered by type, status and text; an empty filter returns all.',
  area,
  version: 'v2',
  claims: ['EXT-TX-007', 'EXT-TX-009', 'EXT-TX-014', 'EXT-TX-015', 'EXT-TX-016', 'D82', 'D84'],
  needs: ['newTenant', 'settle'],
  run: async (context) => {
    const seller = await createSeller(context);
    const settled = await fund(context, seller, 300);
    const open = await pay(context, seller, 200);
    const refund = buildRefund(context, settled);
    await context.call('v2.createRefundSplit', { body: refund });
    context.expectEqual(await listAmounts(context, {}), [300, 200, 300], 'all, newest first');
    context.expectEqual(
      await listAmounts(context, { type: '', status: '' }),
      [300, 200, 300],
      'empty filters',
    );
    context.expectEqual(await listAmounts(context, { type: 'REFUND' }), [300], 'the refunds');
    context.expectEqual(
      await listAmounts(context, { type: 'PAYMENT' }),
      [200, 300],
      'the payments',
    );
    context.expectEqual(
      await listAmounts(context, { status: 'reconciled' }),
      [300],
      'the reconciled ones',
    );
    const pending = { status: 'pending_settlement' };
    context.expectEqual(await listAmounts(context, pending), [300, 200], 'the pending ones');
    context.expectEqual(
      await listAmounts(context, { status: 'cancelled' }),
      [],
      'the cancelled ones',
    );
    const text = { query: open.toUpperCase() };
    context.expectEqual(
      await listAmounts(context, text),
      [200],
      'the transactions found by an extRef in capital letters',
    );
    const mutation = { query: refund.pspMutationExtRef };
    context.expectEqual(
      await listAmounts(context, mutation),
      [300],
      'the transactions found by a pspMutationExtRef',
    );
    const wrong = { query: { status: 'RECONCILED' as never } };
    await context.expectError('v2.listTransactions', wrong, 422);
  },
};

/** D22, D23, D84: sorting and pagination. */
export const pages: Scenario = {
  id: 'transactions/pages',
  title:
    'Transactions can be sorted by createdAt, updatedAt or amount, in pages of limit starting at 0.',
  area,
  version: 'v2',
  claims: ['EXT-TX-011', 'EXT-TX-012', 'EXT-TX-013', 'EXT-TX-018', 'D22', 'D23', 'D84'],
  needs: ['newTenant', 'settle', 'advanceTime'],
  run: async (context) => {
    const seller = await createSeller(context);
    const first = await pay(context, seller, 30);
    await pay(context, seller, 10);
    await pay(context, seller, 20);
    await context.operator.advance(1);
    await context.operator.settle({ extRefs: [first] });
    context.expectEqual(await listAmounts(context, {}), [20, 10, 30], 'the default order');
    context.expectEqual(
      await listAmounts(context, { direction: 'asc' }),
      [30, 10, 20],
      'the order upwards',
    );
    const byAmount = { sort: 'amount', direction: 'asc' };
    context.expectEqual(await listAmounts(context, byAmount), [10, 20, 30], 'the order by amount');
    const byUpdate = await listAmounts(context, { sort: 'updatedAt' });
    context.expectEqual(byUpdate[0], 30, 'the amount of the latest by updatedAt');
    const second = { ...byAmount, limit: 2, page: 1 };
    context.expectEqual(await listAmounts(context, second), [30], 'the second page of two');
    const { pagination } = await context.call('v2.listTransactions', { query: { limit: 2 } });
    context.expectEqual(pagination, { page: 0, limit: 2, total: 3 }, 'the pagination');
    const byDefault = await context.call('v2.listTransactions', {});
    context.decided?.expectEqual(byDefault.pagination.limit, 25, 'the default of limit');
    for (const query of [{ limit: 0 }, { limit: 501 }, { page: -1 }]) {
      await context.expectError('v2.listTransactions', { query }, 422);
    }
  },
};

/** D24: the period of the list. */
export const period: Scenario = {
  id: 'transactions/period',
  title: 'from is included and to is excluded; a date means its start in UTC.',
  area,
  version: 'v2',
  claims: ['EXT-TX-017', 'D24'],
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    const seller = await createSeller(context);
    await context.operator.advanceToNoon();
    await pay(context, seller, 10);
    await context.operator.advanceToNoon();
    await pay(context, seller, 20);
    const { items } = await context.call('v2.listTransactions', { query: { direction: 'asc' } });
    const [first = '', second = ''] = items.map(({ createdAt }) => createdAt);
    const [day, next] = [first.slice(0, 10), second.slice(0, 10)];
    context.expectEqual(
      await listAmounts(context, { from: first, to: second }),
      [10],
      'from one to the other',
    );
    context.expectEqual(await listAmounts(context, { from: second }), [20], 'from the second on');
    context.expectEqual(await listAmounts(context, { from: day, to: next }), [10], 'the first day');
    context.expectEqual(await listAmounts(context, { from: next }), [20], 'from the second day on');
    context.expectEqual(await listAmounts(context, { to: day }), [], 'until the first day');
    const reversed = { query: { from: next, to: day } };
    await context.expectError('v2.listTransactions', reversed, 422);
    const malformed = { query: { from: 'yesterday' } };
    await context.decided?.expectError('v2.listTransactions', malformed, 400);
  },
};
