import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { PayoutRequestStatus, PayoutStatus } from '@seller-funds/contract/vocabulary/shared';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { listPayouts } from '../domain/payouts/list-payouts.js';
import { deletePayout } from '../domain/payouts/payout-lifecycle.js';
import {
  getPayout,
  type PayoutRow,
  type PayoutState,
  type PayoutToCreate,
  sourceCurrency,
  type StateNames,
} from '../domain/payouts/payout.js';
import { requestPayout } from '../domain/payouts/request-payout.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { lists, reads, writes } from './handlers.js';

/** The status of each state in version 1: cancelled payouts do not exist, returned ones are FAILED (D89). */
const v1Statuses: StateNames<PayoutRequestStatus> = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: 'FAILED',
  CANCELLED: null,
};

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

export const v1Handlers = {
  createPayoutRequest: writes(
    (unit, { body }) =>
      requestPayout(unit, { ...toCommand(body), useBalanceAt: body.useBalanceAt ?? null }),
    toV1,
  ),
  deletePayoutRequest: writes(
    (unit, { path }) => deletePayout(unit, path.code, v1Statuses),
    (deleted) => toV1({ ...deleted, state: 'WAITING' }),
  ),
  getPayoutRequest: reads((unit, { path }) => getPayout(unit, path.code, v1Statuses), toV1),
  listPayoutRequests: lists((unit, page, { query }) => {
    const filter = { names: v1Statuses, status: undefined, period: parsePeriod(query) };
    return listPayouts(unit, page, query._orderBy, filter);
  }, toV1),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  createPayoutRequest: writes((unit, { body }) => {
    const targetCurrency = body.targetCurrency ?? sourceCurrency;
    return requestPayout(unit, { ...toCommand(body), targetCurrency });
  }, toV2),
  deletePayoutRequest: writes((unit, { path }) => deletePayout(unit, path.code, v2Statuses), toV2),
  getPayoutRequest: reads((unit, { path }) => getPayout(unit, path.code, v2Statuses), toV2),
  listPayoutRequests: lists((unit, page, { query }) => {
    const filter = { names: v2Statuses, status: query._status, period: parsePeriod(query) };
    return listPayouts(unit, page, query._orderBy, filter);
  }, toV2),
} satisfies Partial<V2Handlers<Session>>;

/** Converts a request of either version to a command; values that were left out become null. */
function toCommand(body: v1.PayoutRequestCreate | v2.PayoutRequestCreate): PayoutToCreate {
  return {
    account: body.accountCode,
    externalAccountCode: body.externalAccountCode ?? null,
    amount: body.amount ?? null,
    useBalanceAt: null,
    processAt: body.processAt ?? null,
    targetCurrency: sourceCurrency,
    description: body.description ?? null,
  };
}

function toV1(row: PayoutRow): v1.PayoutRequest {
  const { useBalanceAt } = row;
  return {
    ...commonShape(row),
    ...(useBalanceAt !== null && { useBalanceAt: formatMoment(useBalanceAt) }),
    status: v1Statuses[row.state] ?? 'WAITING',
  };
}

function toV2(row: PayoutRow): v2.PayoutRequest {
  return {
    ...commonShape(row),
    sourceCurrency,
    targetCurrency: row.targetCurrency,
    status: v2Statuses[row.state],
  };
}

function commonShape(row: PayoutRow) {
  return {
    code: row.code,
    createdAt: formatMoment(row.createdAt),
    processAt: formatMoment(row.processAt),
    accountCode: row.account,
    externalAccountCode: row.externalAccountCode,
    ...omitNullish({ amount: row.amount, description: row.description }),
  };
}
