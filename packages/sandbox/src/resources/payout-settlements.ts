import type { World } from '@seller-funds/contract/policies';
import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { listSettlements, type PayoutSettlement } from '../domain/payouts/list-payouts.js';
import { sourceCurrency } from '../domain/payouts/payout.js';
import { formatMomentAs } from '../kernel/moment.js';
import { omitNullish } from '../kernel/fields.js';
import { buildItemsAndPagination } from '../kernel/page.js';
import type { Session } from '../session.js';
import { pageOf, reads } from './handlers.js';
import { v2Statuses } from './payout-requests.js';

export const v2Handlers = {
  listPayoutSettlements: reads(
    (unit, { path, query }) => listSettlements(unit, path.code, pageOf(query), v2Statuses),
    (found, { query }, { world }) =>
      buildItemsAndPagination(pageOf(query), found, (each) => shapeOf(each, world)),
  ),
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(settlement: PayoutSettlement, { settlementDate }: World): v2.PayoutSettlement {
  const { type, subType, code, date, description, settled, amount, breakdown } = settlement;
  const { total: _total, ...amountBreakdown } = breakdown ?? {};
  return {
    type,
    subType,
    code,
    date: formatMomentAs(settlementDate, date),
    ...omitNullish({ description }),
    status: settled ? 'RECONCILED' : 'PENDING_SETTLEMENT',
    currency: sourceCurrency,
    totalAmountSeller: amount,
    ...(breakdown && { amountBreakdown }),
  };
}
