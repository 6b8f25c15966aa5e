import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { listPayouts } from '../domain/payouts/list-payouts.js';
import { deletePayout } from '../domain/payouts/payout-lifecycle.js';
import { getPayout, type PayoutRow, sourceCurrency } from '../domain/payouts/payout.js';
import { requestPayout } from '../domain/payouts/request-payout.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope, parsePeriod } from '../kernel/page.js';
import type { Session } from '../session.js';
import { payoutStatuses as names } from './payout-statuses.js';

/** Payout requests, in version 2. */
export const payoutRequests = {
  createPayoutRequest: async ({ body }, { write }) => {
    const command = {
      accountCode: body.accountCode,
      externalAccountCode: body.externalAccountCode ?? null,
      amount: body.amount ?? null,
      useBalanceAt: null,
      processAt: body.processAt ?? null,
      targetCurrency: body.targetCurrency ?? sourceCurrency,
      description: body.description ?? null,
    };
    return { status: 200, body: shapeOf(await write((unit) => requestPayout(unit, command))) };
  },

  deletePayoutRequest: async ({ path }, { write }) => {
    const deleted = await write((unit) => deletePayout(unit, path.code, names));
    return { status: 200, body: shapeOf(deleted) };
  },

  getPayoutRequest: async ({ path }, { read }) => {
    return { status: 200, body: shapeOf(await read((unit) => getPayout(unit, path.code, names))) };
  },

  listPayoutRequests: async ({ query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: query._asc };
    const found = await read((unit) => {
      const filter = { names, status: query._status, period: parsePeriod(query) };
      return listPayouts(unit, page, query._orderBy, filter);
    });
    return { status: 200, body: buildEnvelope(page, found, shapeOf) };
  },
} satisfies Partial<V2Handlers<Session>>;

function shapeOf(row: PayoutRow): v2.PayoutRequest {
  return {
    code: row.code,
    createdAt: formatMoment(row.created_at),
    accountCode: row.account,
    externalAccountCode: row.external_account,
    ...omitNullish({ amount: row.amount, description: row.description }),
    sourceCurrency,
    targetCurrency: row.target_currency,
    processAt: formatMoment(row.process_at),
    status: names[row.state],
  };
}
