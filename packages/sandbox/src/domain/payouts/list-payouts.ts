import { type RawBuilder, sql } from 'kysely';
import type { Page, PageRequest, Period } from '../../kernel/page.js';
import { findMovements } from '../../ledger/list-journals.js';
import { contains, isWithin } from '../../storage/conditions.js';
import { readPage, readRows } from '../../storage/pages.js';
import { findRows } from '../../storage/rows.js';
import type { ReadUnit } from '../../unit/unit.js';
import { type AmountBreakdown, breakDownAmounts } from '../settlement/amount-breakdown.js';
import {
  getPayout,
  type PayoutRow,
  type PayoutState,
  sourceCurrency,
  type StateNames,
} from './payout.js';

/** The SQL expression of each sort order; missing values sort first. */
const orderExpressions = {
  accountCode: sql`"accountCode"`,
  amount: sql`coalesce(amount, 0)`,
  code: sql`code`,
  createdAt: sql`position`,
  description: sql`coalesce(description, '')`,
  externalAccountCode: sql`"externalAccountCode"`,
  processAt: sql`"processAt"`,
  // All payouts have the same source currency (D97), so the code decides.
  sourceCurrency: sql`code`,
  targetCurrency: sql`"targetCurrency"`,
  useBalanceAt: sql`coalesce("useBalanceAt", 0)`,
} as const;

/** The sort orders: the fields of a payout request in either version (D157, D209, D211). */
type PayoutOrder = keyof typeof orderExpressions | 'status';

interface PayoutFilter<Name extends string = string> {
  /** The version's names of the states; payouts in a state without a name are not listed. */
  readonly names: StateNames<Name>;
  /** The name of a state; undefined for all. */
  readonly status: Name | undefined;
  readonly period: Period;
  /** A substring of the owner's name or code, or of the account's code (D209). */
  readonly query?: string | undefined;
}

/** Returns a page of the merchant's payouts (D212). */
export function listPayouts<Name extends string>(
  unit: ReadUnit,
  page: PageRequest,
  order: PayoutOrder,
  filter: PayoutFilter<Name>,
): Promise<Page<PayoutRow>> {
  const { names, status, query, period } = filter;
  const isWhole = status === undefined && !query && !Object.values(names).includes(null);
  if (isWhole && order === 'createdAt') return readPage(unit.db, 'payouts', page, period);
  const passing = filterPayouts(unit, filter);
  const direction = page.ascending ? 'asc' : 'desc';
  const rows = passing
    .selectAll()
    .orderBy(orderOf(order, filter.names), direction)
    .orderBy('code', direction);
  return readRows(passing, rows, page);
}

function filterPayouts<Name extends string>(
  { db }: ReadUnit,
  { names, status, period, query }: PayoutFilter<Name>,
) {
  const states = entriesOf(names)
    .filter(([, name]) => name !== null && (status === undefined || name === status))
    .map(([state]) => state);
  const passing = db
    .selectFrom('payouts')
    .where('state', 'in', states)
    .where(isWithin('createdAt', period));
  if (!query) return passing;
  // Searches owners and accounts, of which there are fewer than payouts; an index has their payouts.
  const codesOf = (
    table: 'account_holders' | 'divisions' | 'virtual_accounts',
    ...columns: string[]
  ) =>
    db
      .selectFrom(table)
      .select('code')
      .where((is) => is.or(['code', ...columns].map((column) => contains(column, query))));
  return passing.where((is) =>
    is.or([
      is('owner', 'in', codesOf('account_holders', 'displayName')),
      is('owner', 'in', codesOf('divisions', 'name')),
      is('accountCode', 'in', codesOf('virtual_accounts')),
    ]),
  );
}

/** Returns the SQL expression of an order; states sort by the version's names. */
function orderOf(order: PayoutOrder, names: StateNames): RawBuilder<unknown> {
  if (order !== 'status') return orderExpressions[order];
  const cases = entriesOf(names).map(([state, name]) => sql`when ${state} then ${name}`);
  return sql`case state ${sql.join(cases, sql` `)} end`;
}

function entriesOf<Name extends string>(
  names: StateNames<Name>,
): readonly (readonly [PayoutState, Name | null])[] {
  return Object.entries(names) as [PayoutState, Name | null][];
}

/** Something that a scheduled payout pays, or takes off (D210). */
export interface PayoutSettlement {
  readonly type: 'SPLIT' | 'TRANSFER' | 'PAYOUT' | 'CHARGEBACK';
  readonly subType: string;
  /** The code of the split, transfer, payout or transaction. */
  readonly code: string;
  readonly description: string | null;
  readonly date: number;
  /** Whether it is final; a refund may not be settled yet. */
  readonly settled: boolean;
  /** What it adds to the payout. */
  readonly amount: number;
  /** For splits only. */
  readonly breakdown: AmountBreakdown | undefined;
}

/**
 * Returns a page of what a scheduled payout consists of, newest first; the amounts add up to its own. A requested payout
 * has none (D103, D260).
 * @throws {ServiceError} 404 if the code is unknown
 */
export async function listSettlements(
  unit: ReadUnit,
  payout: string,
  page: PageRequest,
  names: StateNames,
): Promise<Page<PayoutSettlement>> {
  const { accountCode: account } = await getPayout(unit, payout, names);
  const { elements: items, total } = await readItems(unit, payout, page);
  const codes = items.map(({ code }) => code);
  const movements = await findMovements(unit, ['PAYMENT_SPLIT', 'REFUND_SPLIT'], codes);
  const elements = items.map(({ kind, status, split, transferType, ...item }) => {
    const own = movements.filter(({ reference }) => reference === item.code);
    const [type, subType] = kinds[kind] ?? (['SPLIT', split ?? 'REFUND'] as const);
    return {
      ...item,
      type,
      subType: transferType ?? subType,
      settled: status !== 'PENDING_SETTLEMENT',
      breakdown: type === 'SPLIT' ? breakDownAmounts(own, account) : undefined,
    };
  });
  return { elements, total };
}

/** Type and subtype of the journals that book no splits. */
const kinds: Readonly<
  Record<string, readonly [Exclude<PayoutSettlement['type'], 'SPLIT'>, string]>
> = {
  BALANCE_TRANSFER: ['TRANSFER', 'CORRECTION'],
  PAYOUT: ['PAYOUT', 'PAYOUT'],
  PAYOUT_RETURN: ['PAYOUT', 'RETURN'],
  CHARGEBACK: ['CHARGEBACK', 'CHARGEBACK'],
  CHARGEBACK_REVERSAL: ['CHARGEBACK', 'REVERSAL'],
};

function readItems({ db, world }: ReadUnit, payout: string, page: PageRequest) {
  const direction = world.settlementOrder === 'newest' ? 'desc' : 'asc';
  const query = db
    .selectFrom('payout_batches as b')
    .innerJoin('payout_items as i', (join) =>
      join.onRef('i.account', '=', 'b.account').onRef('i.batch', '=', 'b.batch'),
    )
    .where('b.payout', '=', payout);
  const rows = query
    .innerJoin('journals as j', 'j.position', 'i.journal')
    // A left join, so that SQLite does not begin with all entries of the account.
    .leftJoin('account_entries as e', (join) =>
      join
        .onRef('e.account', '=', 'i.account')
        .onRef('e.journal', '=', 'i.journal')
        .on('e.currency', '=', sourceCurrency),
    )
    .leftJoin('payment_splits as s', 's.code', 'j.reference')
    .leftJoin('refund_splits as r', 'r.code', 'j.reference')
    .leftJoin('transactions as t', 't.split', 'j.reference')
    .leftJoin('balance_transfers as f', 'f.code', 'j.reference')
    .leftJoin('payouts as p', 'p.code', 'j.reference')
    .select(['j.reference as code', 'j.kind', 't.status', 'f.type as transferType'])
    .select([
      sql<number>`e.available`.as('amount'),
      sql<'PAYMENT' | null>`case when s.code is not null then 'PAYMENT' end`.as('split'),
      sql<string | null>`coalesce(s.description, r.description, f.description, p.description)`.as(
        'description',
      ),
      sql<number>`coalesce(s."createdAt", r."createdAt", j."createdAt")`.as('date'),
    ])
    .orderBy('date', direction)
    .orderBy('i.journal', direction);
  return readRows(query, rows, page);
}

/** A payout with its owner's name and its target account (D209). */
export interface OverviewPayout {
  readonly row: PayoutRow;
  /** The display name of the holder, or the name of the division. */
  readonly ownerName: string;
  /** Null if the external account has none, or is of the type UPO. */
  readonly accountNumber: string | null;
}

/** Adds the names of owners and the target accounts to payouts; an owner without a name has its code. */
export async function addOwners(
  { db }: ReadUnit,
  rows: readonly PayoutRow[],
): Promise<OverviewPayout[]> {
  const owners = { code: rows.map(({ owner }) => owner) };
  const names = new Map([
    ...(await findRows(db, 'account_holders', owners)).map(
      (row) => [row.code, row.displayName] as const,
    ),
    ...(await findRows(db, 'divisions', owners)).map((row) => [row.code, row.name] as const),
  ]);
  const banks = { code: rows.map((row) => row.externalAccountCode) };
  const accounts = await findRows(db, 'external_accounts', banks);
  const numbers = new Map(
    accounts
      .filter(({ accountType }) => accountType !== 'UPO')
      .map((row) => [row.code, row.accountNumber]),
  );
  return rows.map((row) => ({
    row,
    ownerName: names.get(row.owner) ?? row.owner,
    accountNumber: numbers.get(row.externalAccountCode) ?? null,
  }));
}
