import type * as v1 from '@seller-funds/contract/v1';
import type { PayoutRequestStatus } from '@seller-funds/contract/vocabulary/shared';
import type { V1Handlers } from '@seller-funds/server';
import { listPayouts } from '../domain/payouts/list-payouts.js';
import { deletePayout } from '../domain/payouts/payout-lifecycle.js';
import {
  getPayout,
  type PayoutRow,
  sourceCurrency,
  type StateNames,
} from '../domain/payouts/payout.js';
import { requestPayout } from '../domain/payouts/request-payout.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope, parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';

/** The status of each state in version 1: cancelled payouts do not exist, returned ones are FAILED (D89). */
const names: StateNames<PayoutRequestStatus> = {
  WAITING: 'WAITING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  FAILED: 'FAILED',
  PROCESSED: 'PROCESSED',
  RETURNED: 'FAILED',
  CANCELLED: null,
};

/** Payout requests, in version 1. */
export const payoutRequests = {
  createPayoutRequest: async ({ body }, { write }) => {
    const command = {
      accountCode: body.accountCode,
      externalAccountCode: body.externalAccountCode,
      amount: body.amount ?? null,
      useBalanceAt: body.useBalanceAt ?? null,
      processAt: body.processAt ?? null,
      targetCurrency: sourceCurrency,
      description: body.description ?? null,
    };
    return { status: 200, body: shapeOf(await write((unit) => requestPayout(unit, command))) };
  },

  deletePayoutRequest: async ({ path }, { write }) => {
    const deleted = await write((unit) => deletePayout(unit, path.code, names));
    return { status: 200, body: shapeOf({ ...deleted, state: 'WAITING' }) };
  },

  getPayoutRequest: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getPayout(unit, path.code, names))) };
  },

  listPayoutRequests: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => {
      const filter = { names, status: undefined, period: parsePeriod(query) };
      return listPayouts(unit, page, query._orderBy, filter);
    });
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V1Handlers<Session>>;

function shapeOf(row: PayoutRow): v1.PayoutRequest {
  const { use_balance_at: useBalanceAt } = row;
  return {
    code: row.code,
    createdAt: formatMoment(row.created_at),
    processAt: formatMoment(row.process_at),
    ...(useBalanceAt !== null && { useBalanceAt: formatMoment(useBalanceAt) }),
    accountCode: row.account,
    externalAccountCode: row.external_account,
    ...omitNullish({ amount: row.amount, description: row.description }),
    status: names[row.state] ?? 'WAITING',
  };
}
