import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { listSettlements, type PayoutSettlement } from '../domain/payouts/list-payouts.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildItemsAndPagination } from '../kernel/page.js';
import type { Session } from '../session.js';
import { payoutStatuses } from './payout-statuses.js';

/** The settlements of scheduled payouts, in version 2 only. */
export const payoutSettlements = {
  listPayoutSettlements: async ({ path, query }, { read }) => {
    const page = { number: query.page, size: query.limit, ascending: false };
    const found = await read((unit) => listSettlements(unit, path.code, page, payoutStatuses));
    return { status: 200, body: buildItemsAndPagination(page, found, shapeOf) };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(settlement: PayoutSettlement): v2.PayoutSettlement {
  const { code, kind, description, receivedAt, settled, currency } = settlement;
  const { total, ...amountBreakdown } = settlement.breakdown;
  return {
    type: 'SPLIT',
    subType: kind,
    code,
    date: formatMoment(receivedAt),
    ...omitNullish({ description }),
    status: settled ? 'RECONCILED' : 'PENDING_SETTLEMENT',
    currency,
    totalAmountSeller: total,
    amountBreakdown,
  };
}
