import { createSeller } from '../fixtures/sellers.js';
import { member } from '../../json.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { expectFilters } from './filters.js';
import type { Listed, Listing } from './listing.js';
import { expectOrders } from './orders.js';

/** Expects every filter and every sort order of a list to return the right elements. */
export async function expectListing(context: ScenarioContext, listing: Listing): Promise<void> {
  await expectFilters(context, listing);
  await expectOrders(context, listing);
}

/** Reports of one type about different sellers, and some of another type. */
async function reportListing(context: ScenarioContext): Promise<Listing> {
  const [one, other] = [await createSeller(context), await createSeller(context)];
  const report = 'seller-settlement';
  const listed: Listed[] = [];
  for (const account of [one.code, other.code, undefined, one.code]) {
    const body = { report, ...(account === undefined ? {} : { account }) } as const;
    const { id, createdAt } = await context.call('v2.createReport', { body });
    listed.push({ code: id, at: createdAt });
    await context.call('v2.createReport', { body: { report: 'payout-report' } });
    await context.operator.advance(3_600);
  }
  const account = [one.code, other.code, one.code.toLowerCase(), `${one.code.slice(0, -1)}%`];
  return {
    operation: 'v2.listReports',
    query: { report, limit: 100 },
    listed,
    equals: { account },
    valueFor: (parameter, element) => {
      const value = member(element, parameter);
      return parameter === 'account' ? member(value, 'id') : value;
    },
    isAscending: true,
    areTiesAscending: true,
  };
}

/** The lists that no story fills: see `stories/lists.ts`. */
export const listScenarios: readonly Scenario[] = [
  {
    id: 'lists/reports',
    title: 'The list of reports returns the right elements for each filter, in each sort order.',
    area: 'reports',
    claims: 'EXT-REP-007 EXT-REP-010 EXT-REP-011 EXT-REP-012 EXT-REP-013 EXT-REP-014 D23 D24 D219',
    needs: ['newTenant', 'advanceTime'],
    run: async (context) => expectListing(context, await reportListing(context)),
  },
];
