import type { Scenario } from '../scenario.js';
import { leaf, buildSplit } from '../fixtures/splits.js';

const area = 'payment splits';

/** D20, D23: pagination and default order. */
export const order: Scenario = {
  id: 'splits/list-order',
  title: 'Splits are listed newest first, or oldest first with _asc, in pages starting at 0.',
  area,
  claims: [
    'CORE-PS-077',
    'CORE-PS-080',
    'EXT-PS-026',
    'EXT-PS-028',
    'EXT-PS-032',
    'EXT-PS-034',
    'CORE-GEN-021',
    'CORE-GEN-022',
    'CORE-GEN-023',
    'D20',
    'D23',
  ],
  needs: ['newTenant'],
  run: async (context) => {
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 100 + count)]);
      codes.push((await context.call('v2.createPaymentSplit', { body })).code);
    }
    const newest = await context.call('v2.listPaymentSplits', {});
    context.decided?.expectEqual(
      newest.elements.map(({ code }) => code),
      codes.toReversed(),
      'the default order',
    );
    context.expectEqual(newest.totalElementCount, 5, 'totalElementCount');
    context.expectEqual(newest.pageNumber, 0, 'pageNumber');
    context.decided?.expectEqual(newest.pageSize, 25, 'pageSize');
    const oldest = await context.call('v2.listPaymentSplits', { query: { _asc: true } });
    context.expectEqual(
      oldest.elements.map(({ code }) => code),
      codes,
      'the order with _asc',
    );
    const page = await context.call('v2.listPaymentSplits', {
      query: { _asc: true, _pageNumber: 1, _pageSize: 2 },
    });
    context.expectEqual(
      page.elements.map(({ code }) => code),
      codes.slice(2, 4),
      'the second page of two',
    );
    context.expectEqual(page.totalElementCount, 5, 'totalElementCount of the second page');
    context.expectEqual(page.pageNumber, 1, 'pageNumber of the second page');
    context.expectEqual(page.pageSize, 2, 'pageSize of the second page');
    const empty = await context.call('v2.listPaymentSplits', { query: { _pageNumber: 9 } });
    context.expectEqual(empty.elements.length, 0, 'the number of elements beyond the end');
    context.expectEqual(empty.totalElementCount, 5, 'totalElementCount beyond the end');
    for (const ascending of [true, false]) {
      const old = await context.call('v1.listPaymentSplits', { query: { _asc: ascending } });
      const expected = ascending ? codes : codes.toReversed();
      const found = old.elements.map(({ code }) => code);
      context.expectEqual(found, expected, `the order of version 1 with _asc=${String(ascending)}`);
    }
  },
};

/** D23: sorting by a field. */
export const orderBy: Scenario = {
  id: 'splits/list-order-by',
  title: 'Splits are sorted by the field in _orderBy.',
  area,
  version: 'v2',
  claims: ['EXT-PS-030', 'D202'],
  needs: ['newTenant'],
  run: async (context) => {
    for (const amount of [300, 100, 200]) {
      await context.call('v2.createPaymentSplit', {
        body: buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', amount)]),
      });
    }
    const page = await context.call('v2.listPaymentSplits', {
      query: { _orderBy: 'totalAmount', _asc: true },
    });
    context.expectEqual(
      page.elements.map(({ totalAmount }) => totalAmount),
      [100, 200, 300],
      'the amounts in order',
    );
  },
};

/** D24: the period of a list, by the time at which the service received a split. */
export const period: Scenario = {
  id: 'splits/list-period',
  title:
    'Lists contain the splits received from _from (included) to _to (excluded), in both versions.',
  area,
  claims: ['CORE-PS-078', 'EXT-PS-029', 'D24'],
  needs: ['newTenant', 'advanceTime'],
  run: async (context) => {
    const hour = 3_600;
    const codes: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const body = buildSplit(context, [leaf('item_1', 'PRODUCT_ITEM', 100)]);
      codes.push((await context.call('v2.createPaymentSplit', { body })).code);
      await context.operator.advance(2 * hour);
    }
    // The second split was received four hours ago.
    const [_from, _to] = [context.operator.now(-5 * hour), context.operator.now(-3 * hour)];
    for (const [query, expected] of [
      [{ _from, _to }, codes.slice(1, 2)],
      [{ _from }, codes.slice(1)],
      [{ _to }, codes.slice(0, 2)],
    ] as const) {
      for (const id of ['v1.listPaymentSplits', 'v2.listPaymentSplits'] as const) {
        const page = await context.call(id, { query: { ...query, _asc: true } });
        const found = page.elements.map(({ code }) => code);
        context.expectEqual(
          found,
          expected,
          `the splits in ${id} with ${Object.keys(query).join(' and ')}`,
        );
        context.expectEqual(page.totalElementCount, expected.length, 'totalElementCount');
      }
    }
  },
};

/** D20, D24: the limits of pagination and filters. */
export const limits: Scenario = {
  id: 'splits/list-limits',
  title:
    'A page size of 0 or above 500, a negative page number and a reversed period are rejected.',
  area,
  claims: ['EXT-PS-033', 'EXT-LIM-002', 'CORE-PS-079', 'CORE-PS-078', 'EXT-PS-029', 'D20', 'D24'],
  run: async (context) => {
    for (const query of [{ _pageSize: 0 }, { _pageSize: 501 }, { _pageNumber: -1 }]) {
      await context.decided?.expectError('v1.listPaymentSplits', { query }, 422);
      await context.expectError('v2.listPaymentSplits', { query }, 422);
    }
    await context.call('v2.listPaymentSplits', { query: { _pageSize: 500 } });
    const query = { _from: '2026-04-02T00:00:00.000Z', _to: '2026-04-01T00:00:00.000Z' };
    await context.expectError('v1.listPaymentSplits', { query }, 422);
    await context.expectError('v2.listPaymentSplits', { query }, 422);
  },
};
