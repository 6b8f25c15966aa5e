import type { ListTransactionsSort } from '@seller-funds/contract/vocabulary/shared';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { contains, isWithin } from '../../storage/conditions.js';
import { readPage, readRows } from '../../storage/pages.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { type TransactionSeller, findSellers } from './find-sellers.js';

export interface Transaction {
  readonly row: TransactionRow;
  readonly sellers: readonly TransactionSeller[];
}

interface TransactionFilter {
  readonly query: string | undefined;
  readonly status: TransactionRow['status'] | undefined;
  readonly type: TransactionRow['type'] | undefined;
  readonly period: Period;
}

/** The columns that a query searches (D84). */
const searched = ['code', 'split', 'extRef', 'pspExtRef', 'pspMutationExtRef'] as const;

const columns = { createdAt: 'position', updatedAt: 'updatedAt', amount: 'amount' } as const;

/** Returns a page of the transactions that match a filter. */
export async function listTransactions(
  unit: ReadUnit,
  page: PageRequest,
  order: ListTransactionsSort,
  filter: TransactionFilter,
): Promise<Page<Transaction>> {
  const { db } = unit;
  const { query, status, type, period } = filter;
  const simple = !query && !status && !type && order === 'createdAt';
  const rows = simple
    ? await readPage(db, 'transactions', page, period)
    : await readFiltered(unit, page, order, filter);
  const sellers = await findSellers(unit, rows.elements);
  const elements = rows.elements.map((row) => ({ row, sellers: sellers.get(row.code) ?? [] }));
  return { elements, total: rows.total };
}

function readFiltered(
  unit: ReadUnit,
  page: PageRequest,
  order: ListTransactionsSort,
  filter: TransactionFilter,
): Promise<Page<TransactionRow>> {
  const passing = filterTransactions(unit, filter);
  const direction = page.ascending ? 'asc' : 'desc';
  const rows = passing.selectAll().orderBy(columns[order], direction).orderBy('code', direction);
  return readRows(passing, rows, page);
}

function filterTransactions({ db }: ReadUnit, { query, status, type, period }: TransactionFilter) {
  let passing = db.selectFrom('transactions').where(isWithin('createdAt', period));
  if (status) passing = passing.where('status', '=', status);
  if (type) passing = passing.where('type', '=', type);
  if (!query) return passing;
  return passing.where((is) => is.or(searched.map((column) => contains(column, query))));
}
