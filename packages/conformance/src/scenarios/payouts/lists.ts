import { createFundedSeller, payoutActions, requestPayout } from '../fixtures/payouts.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** D157, D211, D23: sorting, filters and pagination of payouts. */
export const list: Scenario = {
  id: 'payouts/list',
  title: 'Payouts are listed newest first or by _orderBy; _status filters by status.',
  area,
  claims: [
    'CORE-PO-044',
    'CORE-PO-047',
    'CORE-PO-048',
    'CORE-PO-050',
    'CORE-PO-051',
    'EXT-PO-032',
    'EXT-PO-033',
    'EXT-PO-035',
    'EXT-PO-036',
    'EXT-PO-037',
    'EXT-PO-038',
    'EXT-PO-039',
    'D157',
    'D211',
    'D212',
  ],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const processAt = context.operator.now(7_200);
    const codes: string[] = [];
    for (const amount of [30, 10, 20]) {
      codes.push((await requestPayout(context, seller, { amount, processAt })).code);
    }
    const [first = '', , last = ''] = codes;
    const inV1 = async (query: object): Promise<(number | undefined)[]> => {
      const page = await context.call('v1.listPayoutRequests', { query });
      return page.elements.map(({ amount }) => amount);
    };
    const inV2 = async (query: object): Promise<(number | undefined)[]> => {
      const page = await context.call('v2.listPayoutRequests', { query });
      return page.elements.map(({ amount }) => amount);
    };
    for (const readPage of [inV1, inV2]) {
      context.expectEqual(await readPage({}), [20, 10, 30], 'the default order');
      context.expectEqual(
        await readPage({ _orderBy: 'createdAt' }),
        [20, 10, 30],
        'the order by createdAt',
      );
      context.expectEqual(await readPage({ _asc: true }), [30, 10, 20], 'the order with _asc');
      const byAmount = { _orderBy: 'amount', _asc: true };
      context.expectEqual(await readPage(byAmount), [10, 20, 30], 'the order by amount');
      const second = { ...byAmount, _pageSize: 2, _pageNumber: 1 };
      context.expectEqual(await readPage(second), [30], 'the second page of two');
    }
    await context.call('v2.deletePayoutRequest', { path: { code: first } });
    context.expectEqual(await inV2({ _status: 'CANCELLED' }), [30], 'the payouts with CANCELLED');
    context.expectEqual(await inV2({ _status: 'WAITING' }), [20, 10], 'the payouts with WAITING');
    context.expectEqual(await inV2({ _status: 'FAILED' }), [], 'the payouts with FAILED');
    context.expectEqual(await inV1({}), [20, 10], 'the payouts in version 1');
    const rejected = { query: { _status: 'REJECTED' as never } };
    await context.expectError('v2.listPayoutRequests', rejected, 422);
    const page = await context.call('v2.listPayoutRequests', { query: { _pageSize: 1 } });
    context.expectEqual(page.elements[0]?.code, last, 'the newest');
    context.expectEqual(page.totalElementCount, 3, 'totalElementCount');
  },
};

/** CORE-PO-048: sorting by every field. */
export const orders: Scenario = {
  id: 'payouts/list-order',
  title: 'The payout list of version 1 can be sorted by any field of a payout.',
  area,
  version: 'v1',
  claims: ['CORE-PO-048', 'CORE-PO-050', 'D157'],
  needs: ['newTenant', ...payoutActions],
  run: async (context) => {
    const sellers = [await createFundedSeller(context, 10), await createFundedSeller(context, 10)];
    const asked = [
      { amount: 2, description: 'April' },
      { amount: 1, description: 'May' },
      { useBalanceAt: context.operator.now(-3_600) },
    ];
    for (const [index, { accountCode, externalAccountCode }] of sellers.entries()) {
      for (const [day, more] of asked.entries()) {
        const processAt = context.operator.now((10 - 3 * index - day) * 86_400);
        const body = { accountCode, externalAccountCode, processAt, ...more };
        await context.call('v1.createPayoutRequest', { body });
      }
    }
    for (const field of [
      'createdAt',
      'code',
      'processAt',
      'useBalanceAt',
      'accountCode',
      'externalAccountCode',
      'amount',
      'description',
      'status',
    ] as const) {
      const readPage = async (isAscending: boolean) => {
        const query = { _orderBy: field, _asc: isAscending };
        const { elements } = await context.call('v1.listPayoutRequests', { query });
        return elements;
      };
      const up = await readPage(true);
      // The position of missing values is up to the service.
      const values = up.flatMap((payout) => payout[field] ?? []);
      const sorted = values.toSorted((left, right) => (left < right ? -1 : Number(left > right)));
      context.expectEqual(values, sorted, `the values of ${field} in ascending order`);
      const down = (await readPage(false)).map(({ code }) => code);
      const codes = up.map(({ code }) => code);
      context.expectEqual(down, codes.toReversed(), `the payouts by ${field} in descending order`);
    }
  },
};

/** D24: the filter by period in both versions. */
export const period: Scenario = {
  id: 'payouts/list-period',
  title:
    'The payout lists accept _from (included) and _to (excluded), in the formats of both references.',
  area,
  claims: ['CORE-PO-045', 'EXT-PO-034', 'D24'],
  needs: payoutActions,
  run: async (context) => {
    const seller = await createFundedSeller(context, 1_000);
    const { code, createdAt } = await requestPayout(context, seller, { amount: 1 });
    const after = new Date(Date.parse(createdAt) + 1).toISOString();
    const blank = createdAt.replace('T', ' ').replace('Z', '000Z');
    for (const [from, to, isFound] of [
      [createdAt, after, true],
      [blank, after, true],
      [after, undefined, false],
      [undefined, createdAt, false],
    ] as const) {
      const query = {
        ...(from === undefined ? {} : { _from: from }),
        ...(to === undefined ? {} : { _to: to }),
        _pageSize: 500,
      };
      const first = await context.call('v1.listPayoutRequests', { query });
      const second = await context.call('v2.listPayoutRequests', { query });
      for (const [version, page] of [
        [1, first],
        [2, second],
      ] as const) {
        const found = page.elements.some((each) => each.code === code);
        context.expectEqual(
          found,
          isFound,
          `whether version ${version} lists it from ${from} to ${to}`,
        );
      }
    }
    const malformed = { query: { _from: 'yesterday' } };
    await context.decided?.expectError('v1.listPayoutRequests', malformed, 400);
    await context.decided?.expectError('v2.listPayoutRequests', malformed, 400);
  },
};
