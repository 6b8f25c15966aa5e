import { createCompleteSeller } from '../fixtures/verified-sellers.js';
import type { Scenario } from '../scenario.js';

const area = 'payouts';

/** CORE-PO-034: amount and useBalanceAt. */
export const exclusive: Scenario = {
  id: 'payouts/amount-or-balance',
  title:
    'amount and useBalanceAt are mutually exclusive, an amount is above 0, and a time has an offset.',
  area,
  version: 'v1',
  claims: ['CORE-PO-034', 'CORE-PO-007', 'CORE-PO-013', 'D87', 'D147'],
  run: async (context) => {
    const { accountCode, externalAccountCode } = await createCompleteSeller(context);
    const base = { accountCode, externalAccountCode };
    const both = { ...base, amount: 100, useBalanceAt: context.operator.now(-60) };
    for (const others of [{}, { processAt: context.operator.now(3_600), description: 'Both' }]) {
      await context.expectError('v1.createPayoutRequest', { body: { ...both, ...others } }, 422);
    }
    for (const amount of [0, -1]) {
      await context.expectError('v1.createPayoutRequest', { body: { ...base, amount } }, 422);
    }
    const noOffset = { ...base, amount: 1, processAt: '2036-04-03T10:00:00' };
    await context.expectError('v1.createPayoutRequest', { body: noOffset }, 422);
  },
};
