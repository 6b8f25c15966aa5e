import type * as v2 from '@seller-funds/contract/v2';
import type { ListTransactionsStatus } from '@seller-funds/contract/vocabulary/shared';
import { transactionFields } from '@seller-funds/contract/vocabulary/v2';
import type { V2Handlers } from '@seller-funds/server';
import { listTransactions, type Transaction } from '../domain/transactions/list-transactions.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish, pickFields } from '../kernel/fields.js';
import { buildItemsAndPagination, parsePeriod } from '../kernel/page.js';
import type { TransactionRow } from '../storage/tables.js';
import { pageOf, reads } from './handlers.js';

export const v2Handlers = {
  listTransactions: reads(
    (unit, { query }) =>
      listTransactions(unit, pageOf(query), query.sort, {
        query: query.query,
        status: statuses[query.status],
        type: query.type === '' ? undefined : query.type,
        period: parsePeriod(query, { from: 'from', to: 'to' }),
      }),
    (found, { query }) => buildItemsAndPagination(pageOf(query), found, transactionShape),
  ),
} satisfies Partial<V2Handlers<Session>>;

/** The status of each value of the filter (D82). */
const statuses = {
  '': undefined,
  pending_split: 'PENDING_SPLIT',
  pending_settlement: 'PENDING_SETTLEMENT',
  reconciled: 'RECONCILED',
  cancelled: 'CANCELLED',
} as const satisfies Record<ListTransactionsStatus, TransactionRow['status'] | undefined>;

export function transactionShape({ row, sellers }: Transaction): v2.Transaction {
  return {
    ...pickFields(row, transactionFields),
    status: { type: row.status, ...omitNullish({ message: row.statusMessage }) },
    sellers: sellers.map(({ code, name, amount }) => ({ code, name, amount })),
    createdAt: formatMoment(row.createdAt),
    updatedAt: formatMoment(row.updatedAt),
  };
}
