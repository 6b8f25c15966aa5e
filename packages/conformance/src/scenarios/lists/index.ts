import type { ActionName } from '../../adapter/adapter.js';
import { paying } from '../fixtures/payouts.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { expectFilters } from './filters.js';
import { payoutListings, reportListings, transferListings } from './funds.js';
import type { Listing } from './listing.js';
import { expectOrders } from './orders.js';
import { configurationListings, partyListings } from './parties.js';
import { paymentListings, refundListings, transactionListings } from './payments.js';

/** A set of lists with their contents, and the claims about them. */
interface Population {
  readonly name: string;
  readonly area: string;
  readonly makes: (context: ScenarioContext) => Promise<Listing[]>;
  readonly needs: readonly ActionName[];
  readonly claims: string;
}

const populations: readonly Population[] = [
  {
    name: 'payments',
    area: 'payment splits',
    makes: paymentListings,
    needs: ['advanceTime'],
    claims: 'CORE-PS-078 CORE-PS-080 EXT-PS-028 EXT-PS-029 EXT-PS-030 EXT-PS-031 D23 D24 D202',
  },
  {
    name: 'refunds',
    area: 'refund splits',
    makes: refundListings,
    needs: ['advanceTime', 'settle'],
    claims: 'CORE-RS-040 CORE-RS-042 EXT-RS-008 D23 D24 D202',
  },
  {
    name: 'transactions',
    area: 'transactions',
    makes: transactionListings,
    needs: ['advanceTime', 'settle', 'reportPayment', 'chargeback'],
    claims:
      'EXT-TX-012 EXT-TX-013 EXT-TX-014 EXT-TX-015 EXT-TX-016 EXT-TX-017 D23 D24 D82 D84 D194',
  },
  {
    name: 'payouts',
    area: 'payouts',
    makes: payoutListings,
    needs: paying,
    claims:
      'CORE-PO-045 CORE-PO-048 CORE-PO-050 EXT-PO-033 EXT-PO-034 EXT-PO-035 EXT-PO-038 EXT-PO-050 EXT-PO-051 EXT-PO-052 EXT-PO-053 D23 D24 D157 D209 D211',
  },
  {
    name: 'transfers',
    area: 'balance transfers',
    makes: transferListings,
    needs: ['settle'],
    claims: 'EXT-BT-019 EXT-BT-020 D23 D192',
  },
  {
    name: 'reports',
    area: 'reports',
    makes: reportListings,
    needs: ['advanceTime'],
    claims: 'EXT-REP-007 EXT-REP-010 EXT-REP-011 EXT-REP-012 EXT-REP-013 D23 D24 D219',
  },
  {
    name: 'parties',
    area: 'account holders',
    makes: partyListings,
    needs: [],
    claims: 'CORE-AH-056 EXT-AH-026 D23',
  },
  {
    name: 'webhook-configurations',
    area: 'webhooks',
    makes: configurationListings,
    needs: [],
    claims: 'D221',
  },
];

/** Every filter and every sort order of every list. */
export const listScenarios: readonly Scenario[] = populations.map(
  ({ name, area, makes, needs, claims }): Scenario => ({
    id: `lists/${name}`,
    title: `The lists of ${name.replaceAll('-', ' ')} return the right elements for each filter, in each sort order.`,
    area,
    claims: claims.split(' '),
    needs: ['newTenant', ...needs],
    run: async (context) => {
      for (const listing of await makes(context)) {
        await expectFilters(context, listing);
        await expectOrders(context, listing);
      }
    },
  }),
);
