import { balancesOf } from '../props/balances.js';
import { createSeller } from '../props/sellers.js';
import { fund } from '../props/splits.js';
import type { Scenario } from '../scenario.js';
import { accepted } from '../../checks/reply.js';
import { transferOf } from './transfers.js';

const area = 'balance transfers';

/** D85, D193: a key stands for one transfer. */
export const replay: Scenario = {
  id: 'transfers/replay',
  title:
    'A transfer sent again under its idempotencyKey is not made twice, also without money left.',
  area,
  version: 'v2',
  claims: ['EXT-BT-008', 'D85', 'D193'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 100);
    const body = transferOf(stage, from, to, 100);
    const first = await stage.call('v2.createBalanceTransfer', { body });
    const again = { ...body, currency: 'EUR' as const, noSuchField: 1 };
    const second = await stage.call('v2.createBalanceTransfer', { body: again });
    stage.equal(second, first, 'the answer to the repeat');
    stage.equal((await balancesOf(stage, to)).confirmed, 100, 'confirmed at the destination');
  },
};

/** CORE-ERR-009, D85: the key of another transfer. */
export const conflict: Scenario = {
  id: 'transfers/key-conflict',
  title: 'An idempotencyKey with another content is a 409 and moves nothing.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-009', 'EXT-BT-008', 'D85', 'D193'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 1_000);
    const body = transferOf(stage, from, to, 100);
    await stage.call('v2.createBalanceTransfer', { body });
    const changes = [
      { amount: 101 },
      { type: 'VAT' as const },
      { description: 'Another one' },
      { toAccountCode: from.accountCode, fromAccountCode: to.accountCode },
    ];
    for (const change of changes) {
      const other = { ...body, ...change };
      await stage.refuses('v2.createBalanceTransfer', { body: other }, 409, '409.320.001');
    }
    stage.equal((await balancesOf(stage, from)).confirmed, 900, 'confirmed at the source');
  },
};

/** D193: repeats at the same time are replays. */
export const race: Scenario = {
  id: 'transfers/race',
  title: 'Ten equal transfers at the same time are made once.',
  area,
  version: 'v2',
  claims: ['EXT-BT-008', 'D193'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 1_000);
    const body = transferOf(stage, from, to, 100);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stage.send('v2.createBalanceTransfer', { body })),
    );
    for (const { reply } of answers) stage.succeeds(reply, 'each');
    stage.equal((await balancesOf(stage, to)).confirmed, 100, 'confirmed at the destination');
  },
};

/** D85 under concurrency: nobody spends the same money twice. */
export const fundsRace: Scenario = {
  id: 'transfers/funds-race',
  title: 'Transfers at the same time do not spend more than there is.',
  area,
  version: 'v2',
  claims: ['CORE-ERR-005', 'D85', 'D77'],
  needs: ['settle'],
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 1_000);
    const bodies = Array.from({ length: 8 }, () => transferOf(stage, from, to, 300));
    const answers = await Promise.all(
      bodies.map((body) => stage.send('v2.createBalanceTransfer', { body })),
    );
    const made = answers.filter(({ reply }) => accepted(reply)).length;
    stage.equal(made, 3, 'the number of transfers of 300 that 1000 allow');
    stage.equal((await balancesOf(stage, from)).confirmed, 100, 'confirmed at the source');
    stage.equal((await balancesOf(stage, to)).confirmed, 900, 'confirmed at the destination');
  },
};

/** D23, D192: the list. */
export const list: Scenario = {
  id: 'transfers/list',
  title: 'Transfers are listed newest first, by _orderBy and _asc, in pages from 0.',
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
  play: async (stage) => {
    const [from, to] = [await createSeller(stage), await createSeller(stage)];
    await fund(stage, from, 1_000);
    const amounts = [30, 10, 20];
    for (const amount of amounts) {
      const body = transferOf(stage, from, to, amount);
      await stage.call('v2.createBalanceTransfer', { body });
    }
    const ask = async (query: object): Promise<number[]> => {
      const page = await stage.call('v2.listBalanceTransfers', { query });
      stage.equal(page.totalElementCount, 3, 'totalElementCount');
      return page.elements.map(({ amount }) => amount);
    };
    stage.decided?.equal(await ask({}), [20, 10, 30], 'the default order');
    stage.equal(await ask({ _asc: true }), [30, 10, 20], 'the order with _asc');
    const byAmount = { _orderBy: 'amount', _asc: true };
    stage.equal(await ask(byAmount), [10, 20, 30], 'the order by amount');
    const second = { ...byAmount, _pageNumber: 1, _pageSize: 2 };
    stage.equal(await ask(second), [30], 'the second page of two');
    const tooLarge = { query: { _pageSize: 501 } };
    await stage.refuses('v2.listBalanceTransfers', tooLarge, 422);
  },
};
