import type * as v2 from '@seller-funds/contract/v2';
import type { TransferCurrency } from '@seller-funds/contract/vocabulary/shared';
import type { V2Handlers } from '@seller-funds/server';
import { listPayouts, type OverviewPayout, addOwners } from '../domain/payouts/list-payouts.js';
import { sourceCurrency } from '../domain/payouts/payout.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/fields.js';
import { buildItemsAndPagination, parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { pageOf, reads } from './handlers.js';
import { v2Statuses as names } from './payout-requests.js';

export const v2Handlers = {
  listPayoutOverview: reads(
    async (unit, { query }) => {
      const period = parsePeriod(query, { from: 'fromDate', to: 'toDate' });
      const filter = { names, status: query.status, period, query: query.query };
      const { elements, total } = await listPayouts(unit, pageOf(query), query.sort, filter);
      return { elements: await addOwners(unit, elements), total };
    },
    (found, { query }) => buildItemsAndPagination(pageOf(query), found, shapeOf),
  ),
} satisfies Partial<V2Handlers<Session>>;

function shapeOf({ row, ownerName, accountNumber }: OverviewPayout): v2.PayoutOverviewItem {
  const amount = omitNullish({ amount: row.amount });
  return {
    code: row.code,
    ...amount,
    sourceCurrency,
    targetCurrency: row.targetCurrency as TransferCurrency,
    seller: { code: row.owner, name: ownerName, ...amount },
    virtualAccountCode: row.accountCode,
    ...omitNullish({ iban: accountNumber }),
    status: names[row.state],
    createdAt: formatMoment(row.createdAt),
  };
}
