import type { ActionName } from '../../adapter/adapter.js';
import { payoutActions } from '../fixtures/payouts.js';
import type { Scenario } from '../scenario.js';
import type { ScenarioContext } from '../scenario-context.js';
import { expectFilters } from './filters.js';
import { payoutListings, reportListings, transferListings } from './payouts-and-transfers.js';
import type { Listing } from './listing.js';
import { expectOrders } from './orders.js';
import { configurationListings, holderListings } from './holders.js';
import { paymentListings, refundListings, transactionListings } from './payments.js';

/** A set of lists with their contents, and the claims about them. */
interface ListFixture {
  readonly name: string;
  readonly area: string;
  readonly create: (context: ScenarioContext) => Promise<Listing[]>;
  readonly needs: readonly ActionName[];
  readonly claims: string;
}

const listFixtures: readonly ListFixture[] = [
  {
    name: 'payments',
    area: 'payment splits',
    create: paymentListings,
    needs: ['advanceTime'],
    claims:
      'CORE-GEN-021 CORE-GEN-022 CORE-GEN-023 CORE-GEN-024 CORE-PS-077 CORE-PS-078 CORE-PS-080 CORE-PS-081 EXT-PS-026 EXT-PS-028 EXT-PS-029 EXT-PS-030 EXT-PS-031 EXT-PS-032 EXT-PS-034 D20 D23 D24 D202',
  },
  {
    name: 'refunds',
    area: 'refund splits',
    create: refundListings,
    needs: ['advanceTime', 'settle'],
    claims: 'CORE-RS-040 CORE-RS-042 CORE-RS-043 EXT-RS-008 D23 D24 D202',
  },
  {
    name: 'transactions',
    area: 'transactions',
    create: transactionListings,
    needs: ['advanceTime', 'settle', 'reportPayment', 'chargeback'],
    claims:
      'EXT-TX-007 EXT-TX-009 EXT-TX-011 EXT-TX-012 EXT-TX-013 EXT-TX-014 EXT-TX-015 EXT-TX-016 EXT-TX-017 EXT-TX-018 D22 D23 D24 D82 D84 D194',
  },
  {
    name: 'payouts',
    area: 'payouts',
    create: payoutListings,
    needs: payoutActions,
    claims:
      'CORE-PO-044 CORE-PO-045 CORE-PO-047 CORE-PO-048 CORE-PO-050 CORE-PO-051 EXT-PO-032 EXT-PO-033 EXT-PO-034 EXT-PO-035 EXT-PO-036 EXT-PO-037 EXT-PO-038 EXT-PO-039 EXT-PO-050 EXT-PO-051 EXT-PO-052 EXT-PO-053 EXT-PO-054 D22 D23 D24 D157 D209 D211 D212',
  },
  {
    name: 'transfers',
    area: 'balance transfers',
    create: transferListings,
    needs: ['settle'],
    claims: 'EXT-BT-018 EXT-BT-019 EXT-BT-020 EXT-BT-021 EXT-BT-022 EXT-BT-023 D23 D192',
  },
  {
    name: 'reports',
    area: 'reports',
    create: reportListings,
    needs: ['advanceTime'],
    claims: 'EXT-REP-007 EXT-REP-010 EXT-REP-011 EXT-REP-012 EXT-REP-013 D23 D24 D219',
  },
  {
    name: 'account-holders',
    area: 'account holders',
    create: holderListings,
    needs: [],
    claims: 'CORE-AH-052 CORE-AH-056 CORE-AH-057 EXT-AH-026 EXT-AH-027 D23',
  },
  {
    name: 'webhook-configurations',
    area: 'webhooks',
    create: configurationListings,
    needs: [],
    claims: 'D221',
  },
];

/** Every filter and every sort order of every list. */
export const listScenarios: readonly Scenario[] = listFixtures.map(
  ({ name, area, create, needs, claims }): Scenario => ({
    id: `lists/${name}`,
    title: `The lists of ${name.replaceAll('-', ' ')} return the right elements for each filter, in each sort order.`,
    area,
    claims: claims.split(' '),
    needs: ['newTenant', ...needs],
    run: async (context) => {
      for (const listing of await create(context)) {
        await expectFilters(context, listing);
        await expectOrders(context, listing);
      }
    },
  }),
);
