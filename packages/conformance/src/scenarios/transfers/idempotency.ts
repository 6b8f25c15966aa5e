import { getBalances } from '../fixtures/balances.js';
import { createSeller } from '../fixtures/sellers.js';
import { fund } from '../fixtures/splits.js';
import type { Scenario } from '../scenario.js';
import { accepted } from '../../checks/reply.js';
import { buildTransfer } from './transfers.js';

const area = 'balance transfers';

/** D85, D193: replays of a transfer. */
export const replay: Scenario = {
  id: 'transfers/replay',
  title: 'A transfer with the same idempotencyKey is a replay, even if no money is left.',
  area,
  version: 'v2',
  claims: ['EXT-BT-008', 'D85', 'D193'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 100);
    const body = buildTransfer(context, from, to, 100);
    const first = await context.call('v2.createBalanceTransfer', { body });
    const again = { ...body, currency: 'EUR' as const, noSuchField: 1 };
    const second = await context.call('v2.createBalanceTransfer', { body: again });
    context.expectEqual(second, first, 'the response to the repeat');
    context.expectEqual(
      (await getBalances(context, to)).confirmed,
      100,
      'confirmed at the destination',
    );
  },
};

/** CORE-ERR-009, D85: reusing a key with other content. */
export const conflict: Scenario = {
  id: 'transfers/key-conflict',
  title: 'A transfer with a used idempotencyKey and other content returns 409 and moves no money.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-009', 'EXT-BT-008', 'D85', 'D193'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 1_000);
    const body = buildTransfer(context, from, to, 100);
    await context.call('v2.createBalanceTransfer', { body });
    const changes = [
      { amount: 101 },
      { type: 'VAT' as const },
      { description: 'Another one' },
      { toAccountCode: from.accountCode, fromAccountCode: to.accountCode },
    ];
    for (const change of changes) {
      const other = { ...body, ...change };
      await context.expectError('v2.createBalanceTransfer', { body: other }, 409, '409.320.001');
    }
    context.expectEqual(
      (await getBalances(context, from)).confirmed,
      900,
      'confirmed at the source',
    );
  },
};

/** D193: concurrent replays. */
export const race: Scenario = {
  id: 'transfers/race',
  title: 'Ten identical concurrent transfers create one transfer.',
  area,
  version: 'v2',
  claims: ['EXT-BT-008', 'D193'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 1_000);
    const body = buildTransfer(context, from, to, 100);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => context.send('v2.createBalanceTransfer', { body })),
    );
    for (const { reply } of responses) context.expectSuccess(reply, 'each');
    context.expectEqual(
      (await getBalances(context, to)).confirmed,
      100,
      'confirmed at the destination',
    );
  },
};

/** D85: insufficient funds under concurrency. */
export const fundsRace: Scenario = {
  id: 'transfers/funds-race',
  title: 'Concurrent transfers do not exceed the balance.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-005', 'D85', 'D77'],
  needs: ['settle'],
  run: async (context) => {
    const [from, to] = [await createSeller(context), await createSeller(context)];
    await fund(context, from, 1_000);
    const bodies = Array.from({ length: 8 }, () => buildTransfer(context, from, to, 300));
    const responses = await Promise.all(
      bodies.map((body) => context.send('v2.createBalanceTransfer', { body })),
    );
    const made = responses.filter(({ reply }) => accepted(reply)).length;
    context.expectEqual(made, 3, 'the number of accepted transfers of 300 from a balance of 1000');
    context.expectEqual(
      (await getBalances(context, from)).confirmed,
      100,
      'confirmed at the source',
    );
    context.expectEqual(
      (await getBalances(context, to)).confirmed,
      900,
      'confirmed at the destination',
    );
  },
};

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
