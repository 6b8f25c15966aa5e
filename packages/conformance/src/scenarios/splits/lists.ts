import type { Scenario } from '../scenario.js';

const area = 'payment splits';

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
