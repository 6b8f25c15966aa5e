import { refundOf } from '../props/refunds.js';
import { createSeller } from '../props/sellers.js';
import { fund, pay } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import type { Stage } from '../stage.js';

const area = 'transactions';

async function amounts(stage: Stage, query: object): Promise<number[]> {
  const { items } = await stage.call('v2.listTransactions', { query });
  return items.map(({ amount }) => amount);
}

/** D84, D82: what the list can be asked for. */
export const filters: Scenario = {
  id: 'transactions/filters',
  title: 'Transactions are filtered by type, status and text; an empty filter means all.',
  area,
  version: 'v2',
  claims: ['EXT-TX-007', 'EXT-TX-009', 'EXT-TX-014', 'EXT-TX-015', 'EXT-TX-016', 'D82', 'D84'],
  needs: ['newTenant', 'settle'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const settled = await fund(stage, seller, 300);
    const open = await pay(stage, seller, 200);
    const refund = refundOf(stage, settled);
    await stage.call('v2.createRefundSplit', { body: refund });
    stage.equal(await amounts(stage, {}), [300, 200, 300], 'all, newest first');
    stage.equal(await amounts(stage, { type: '', status: '' }), [300, 200, 300], 'empty filters');
    stage.equal(await amounts(stage, { type: 'REFUND' }), [300], 'the refunds');
    stage.equal(await amounts(stage, { type: 'PAYMENT' }), [200, 300], 'the payments');
    stage.equal(await amounts(stage, { status: 'reconciled' }), [300], 'the reconciled ones');
    const pending = { status: 'pending_settlement' };
    stage.equal(await amounts(stage, pending), [300, 200], 'the pending ones');
    stage.equal(await amounts(stage, { status: 'cancelled' }), [], 'the cancelled ones');
    const text = { query: open.toUpperCase() };
    stage.equal(await amounts(stage, text), [200], 'those that an extRef in capitals finds');
    const mutation = { query: refund.pspMutationExtRef };
    stage.equal(await amounts(stage, mutation), [300], 'those of a pspMutationExtRef');
    const wrong = { query: { status: 'RECONCILED' as never } };
    await stage.refuses('v2.listTransactions', wrong, 422);
  },
};

/** D22, D23, D84: order and pages. */
export const pages: Scenario = {
  id: 'transactions/pages',
  title: 'Transactions are sorted by createdAt, updatedAt or amount, in pages of limit from 0.',
  area,
  version: 'v2',
  claims: ['EXT-TX-011', 'EXT-TX-012', 'EXT-TX-013', 'EXT-TX-018', 'D22', 'D23', 'D84'],
  needs: ['newTenant', 'settle', 'advanceTime'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    const first = await pay(stage, seller, 30);
    await pay(stage, seller, 10);
    await pay(stage, seller, 20);
    await stage.operator.advance(1);
    await stage.operator.settle({ extRefs: [first] });
    stage.equal(await amounts(stage, {}), [20, 10, 30], 'the default order');
    stage.equal(await amounts(stage, { direction: 'asc' }), [30, 10, 20], 'the order upwards');
    const byAmount = { sort: 'amount', direction: 'asc' };
    stage.equal(await amounts(stage, byAmount), [10, 20, 30], 'the order by amount');
    const byUpdate = await amounts(stage, { sort: 'updatedAt' });
    stage.equal(byUpdate[0], 30, 'the one that was settled last, by updatedAt');
    const second = { ...byAmount, limit: 2, page: 1 };
    stage.equal(await amounts(stage, second), [30], 'the second page of two');
    const { pagination } = await stage.call('v2.listTransactions', { query: { limit: 2 } });
    stage.equal(pagination, { page: 0, limit: 2, total: 3 }, 'the pagination');
    const usual = await stage.call('v2.listTransactions', {});
    stage.decided?.equal(usual.pagination.limit, 25, 'the usual limit');
    for (const query of [{ limit: 0 }, { limit: 501 }, { page: -1 }]) {
      await stage.refuses('v2.listTransactions', { query }, 422);
    }
  },
};

/** D24: the period. */
export const period: Scenario = {
  id: 'transactions/period',
  title: 'from is included and to excluded; a date is its first moment in UTC.',
  area,
  version: 'v2',
  claims: ['EXT-TX-017', 'D24'],
  needs: ['newTenant', 'advanceTime'],
  play: async (stage) => {
    const seller = await createSeller(stage);
    await stage.operator.toNoon();
    await pay(stage, seller, 10);
    await stage.operator.toNoon();
    await pay(stage, seller, 20);
    const { items } = await stage.call('v2.listTransactions', { query: { direction: 'asc' } });
    const [first = '', second = ''] = items.map(({ createdAt }) => createdAt);
    const [day, next] = [first.slice(0, 10), second.slice(0, 10)];
    stage.equal(await amounts(stage, { from: first, to: second }), [10], 'from one to the other');
    stage.equal(await amounts(stage, { from: second }), [20], 'from the second on');
    stage.equal(await amounts(stage, { from: day, to: next }), [10], 'the first day');
    stage.equal(await amounts(stage, { from: next }), [20], 'from the second day on');
    stage.equal(await amounts(stage, { to: day }), [], 'until the first day');
    const reversed = { query: { from: next, to: day } };
    await stage.refuses('v2.listTransactions', reversed, 422);
    await stage.refuses('v2.listTransactions', { query: { from: 'yesterday' } }, 400);
  },
};
