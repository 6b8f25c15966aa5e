import type { World } from '@seller-funds/contract/policies';
import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import * as names1 from '@seller-funds/contract/vocabulary/v1';
import * as names2 from '@seller-funds/contract/vocabulary/v2';
import type {
  PayoutRequestStatus,
  PayoutStatus,
  TransferCurrency,
} from '@seller-funds/contract/vocabulary/shared';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { listPayouts } from '../domain/payouts/list-payouts.js';
import { deletePayout } from '../domain/payouts/payout-lifecycle.js';
import {
  getPayout,
  type PayoutRow,
  type PayoutState,
  sourceCurrency,
  type StateNames,
} from '../domain/payouts/payout.js';
import { requestPayout } from '../domain/payouts/request-payout.js';
import { formatMoment } from '../kernel/moment.js';
import { pick, pickFields } from '../kernel/fields.js';
import { parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { lists, reads, writes } from './handlers.js';

/** The status of each state in version 1: cancelled payouts do not exist, returned ones are FAILED (D89). */
const v1Statuses = ({
  deniedInV1,
  returnedInV1,
  cancelledInV1,
}: World): StateNames<PayoutRequestStatus> => ({
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: deniedInV1,
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: returnedInV1,
  CANCELLED: cancelledInV1 === 'absent' ? null : cancelledInV1,
});

/** The status of each state in version 2: rejected payouts are FAILED (D89). */
export const v2Statuses: Readonly<Record<PayoutState, PayoutStatus>> = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'FAILED',
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: 'RETURNED',
  CANCELLED: 'CANCELLED',
};

const commonFields = [
  'code',
  'accountCode',
  'externalAccountCode',
  'amount',
  'description',
] as const satisfies (keyof v1.PayoutRequest)[];

export const v1Handlers = {
  createPayoutRequest: writes(
    (unit, { body }) => requestPayout(unit, pick(body, names1.payoutRequestCreateFields)),
    (row, _request, { world }) => toV1(row, world),
  ),
  deletePayoutRequest: writes(
    (unit, { path }) => deletePayout(unit, path.code, v1Statuses(unit.world)),
    (deleted, _request, { world }) => toV1({ ...deleted, state: 'WAITING' }, world),
  ),
  getPayoutRequest: reads(
    (unit, { path }) => getPayout(unit, path.code, v1Statuses(unit.world)),
    (row, _request, { world }) => toV1(row, world),
  ),
  listPayoutRequests: lists(
    (unit, page, { query }) => {
      const filter = {
        names: v1Statuses(unit.world),
        status: undefined,
        period: parsePeriod(query),
      };
      return listPayouts(unit, page, query._orderBy, filter);
    },
    (row, _request, { world }) => toV1(row, world),
  ),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  createPayoutRequest: writes(
    (unit, { body }) => requestPayout(unit, pick(body, names2.payoutRequestCreateFields)),
    toV2,
  ),
  deletePayoutRequest: writes(
    (unit, { path }) => deletePayout(unit, path.code, v2Statuses),
    (deleted, _request, { world }) => ({ ...toV2(deleted), status: world.deletedInV2 }),
  ),
  getPayoutRequest: reads((unit, { path }) => getPayout(unit, path.code, v2Statuses), toV2),
  listPayoutRequests: lists((unit, page, { query }) => {
    const filter = { names: v2Statuses, status: query._status, period: parsePeriod(query) };
    return listPayouts(unit, page, query._orderBy, filter);
  }, toV2),
} satisfies Partial<V2Handlers<Session>>;

function toV1(row: PayoutRow, world: World): v1.PayoutRequest {
  const { useBalanceAt } = row;
  return {
    ...commonShape(row),
    ...(useBalanceAt !== null && { useBalanceAt: formatMoment(useBalanceAt) }),
    status: v1Statuses(world)[row.state] ?? 'WAITING',
  };
}

function toV2(row: PayoutRow): v2.PayoutRequest {
  const targetCurrency = row.targetCurrency as TransferCurrency;
  return { ...commonShape(row), sourceCurrency, targetCurrency, status: v2Statuses[row.state] };
}

function commonShape(row: PayoutRow) {
  return {
    ...pickFields(row, commonFields),
    createdAt: formatMoment(row.createdAt),
    processAt: formatMoment(row.processAt),
  };
}
