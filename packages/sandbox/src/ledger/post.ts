import { sql } from 'kysely';
import { refuseField } from '../kernel/service-error.js';
import { findRow, insert } from '../storage/rows.js';
import { statement } from '../storage/statement.js';
import type { BalanceRow, MovementRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { violatesCheck } from '../storage/violations.js';
import type { WriteUnit } from '../unit/unit.js';
import { InsufficientFunds, type Journal, type JournalKind, netMovements } from './journal.js';
import { payoutCurrency, recordPayoutItem } from './payout-items.js';

/**
 * Books a journal: stores its movements and changes the balances. All bookings go through this function.
 * @throws {InsufficientFunds} if an account must cover its debit and cannot
 * @throws {ServiceError} 422 if a balance would be out of the range of amounts (D123)
 */
export async function post(unit: WriteUnit, journal: Journal): Promise<void> {
  const { db, now } = unit;
  const { kind, reference, movements, cover, payment, isScheduled } = journal;
  if (movements.length === 0) throw new Error(`The journal of ${reference} has no movements.`);
  const code = unit.codes.next('jr');
  const position = unit.codes.number;
  const booked = movements.map(
    ({ from, to, currency, amount, label = null, item = null }, line): MovementRow => ({
      journal: position,
      line,
      debitAccount: from.account,
      debitBucket: from.bucket,
      creditAccount: to.account,
      creditBucket: to.bucket,
      currency,
      amount,
      label,
      item,
    }),
  );
  // Throws for amounts out of range, so it has to come before the first statement.
  const changes = balanceChanges(booked, journal);
  // Sent concurrently: PostgreSQL gets them in one round trip, and rejects all statements after a failed one.
  const [, , changed] = await Promise.all([
    insert(db, 'journals', [{ position, code, kind, reference, createdAt: now }]),
    insert(db, 'movements', booked),
    changeBalances(db, changes, cover),
  ]);
  const entries = changed.map((change) => ({ ...change, journal: position }));
  await insert(db, 'account_entries', entries);
  if (isScheduled === true) return;
  for (const entry of entries)
    if (entry.currency === payoutCurrency && entry.available !== 0)
      await recordPayoutItem(db, entry, payment);
}

interface BalanceChange {
  readonly account: string;
  readonly currency: string;
  readonly confirmed: number;
  readonly pending: number;
  /** The change of `confirmed` less pending charges. */
  readonly available: number;
  readonly processed: number;
}

type BalancePart = 'confirmed' | 'pending' | 'processed';

/** Journals that end what another one has made pending. */
const ending: ReadonlySet<JournalKind> = new Set(['SETTLEMENT', 'SPLIT_CANCELLATION']);

/**
 * One change per account and currency, sorted by account: locked in this order, journals cannot deadlock.
 * @throws {ServiceError} 422 if a change is out of the range of amounts (D123)
 */
function balanceChanges(
  movements: readonly MovementRow[],
  { kind, processed = new Map() }: Journal,
): BalanceChange[] {
  const changes = new Map<
    string,
    Pick<BalanceChange, 'account' | 'currency'> & Record<BalancePart, number>
  >();
  const set = (account: string, currency: string, part: BalancePart, amount: number): void => {
    if (!Number.isSafeInteger(amount)) refuseOutOfRange();
    const key = balanceKey({ account, currency });
    const zero = { account, currency, confirmed: 0, pending: 0, processed: 0 };
    const change = changes.get(key) ?? zero;
    change[part] = amount;
    changes.set(key, change);
  };
  for (const { account, bucket, currency, amount } of netMovements(movements)) {
    if (bucket === 'CONFIRMED') set(account, currency, 'confirmed', amount);
    if (bucket === 'PENDING') set(account, currency, 'pending', amount);
  }
  const currency = movements[0]?.currency ?? '';
  for (const [account, amount] of processed)
    if (amount !== 0) set(account, currency, 'processed', amount);
  return [...changes]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, change]) => ({ ...change, available: availableChange(kind, change) }));
}

/** Only what is pending and negative is a charge (D55), and ends when the journal that made it pending is settled. */
function availableChange(
  kind: JournalKind,
  { confirmed, pending }: Pick<BalanceChange, 'confirmed' | 'pending'>,
): number {
  return confirmed + (ending.has(kind) ? Math.max(0, pending) : Math.min(0, pending));
}

interface ChangedBalance extends BalanceChange {
  readonly confirmedAfter: number;
  readonly pendingAfter: number;
  readonly availableAfter: number;
}

interface ChangeRow extends BalanceChange {
  readonly overdraft: number;
  /** 1 if the amount available for payout must cover the debit (D55). */
  readonly covered: number;
}

type After = Pick<BalanceRow, 'account' | 'currency' | 'confirmed' | 'pending' | 'available'>;

/** Changes nothing if the balance does not exist yet or does not cover the debit. */
const update = statement((db, given: ChangeRow) =>
  db
    .updateTable('balances')
    .set((old) => ({
      confirmed: old('confirmed', '+', given.confirmed),
      pending: old('pending', '+', given.pending),
      available: old('available', '+', given.available),
      processed: old('processed', '+', given.processed),
      overdraft: old('overdraft', '+', given.overdraft),
    }))
    .where('account', '=', given.account)
    .where('currency', '=', given.currency)
    .where(sql<boolean>`(${given.covered} = 0 or available + ${given.available} >= 0)`)
    .returning(['account', 'currency', 'confirmed', 'pending', 'available']),
);

/**
 * Applies changes, and returns the balances in their order. The first booking in a currency creates a balance.
 * @throws {InsufficientFunds | ServiceError} if it is not covered; 422 if it is out of range (D123)
 */
async function changeBalances(
  db: TenantDatabase,
  changes: readonly BalanceChange[],
  cover: Journal['cover'],
): Promise<ChangedBalance[]> {
  const rows = changes.map((change) => buildRow(change, cover));
  const after = await apply(db, rows);
  if (after.size < rows.length) {
    const missing = rows.filter((row) => !after.has(balanceKey(row)));
    for (const { account, currency } of missing) await openBalance(db, account, currency);
    for (const [key, row] of await apply(db, missing)) after.set(key, row);
  }
  return changes.map((change) => {
    const row = after.get(balanceKey(change));
    if (!row) throw notApplied(change, cover);
    return {
      ...change,
      confirmedAfter: row.confirmed,
      pendingAfter: row.pending,
      availableAfter: row.available,
    };
  });
}

async function openBalance(db: TenantDatabase, account: string, currency: string): Promise<void> {
  const found = await findRow(db, 'virtual_accounts', { code: account });
  if (!found) return;
  const overdrawable = found.type === 'LIABLE' ? 1 : 0;
  const amounts = { confirmed: 0, pending: 0, available: 0, processed: 0, overdraft: 0 };
  await db
    .insertInto('balances')
    .values({ account, currency, overdrawable, ...amounts })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function apply(db: TenantDatabase, rows: readonly ChangeRow[]): Promise<Map<string, After>> {
  try {
    const changed = await Promise.all(rows.map((row) => update(db, row)));
    return new Map(changed.flat().map((row) => [balanceKey(row), row]));
  } catch (error) {
    if (!violatesCheck(error, 'balances_range')) throw error;
    return refuseOutOfRange();
  }
}

function buildRow(change: BalanceChange, cover: Journal['cover']): ChangeRow {
  const { confirmed, pending } = change;
  const overdraft = cover === 'overdraft' ? Math.max(0, -(confirmed + pending)) : 0;
  if (!Number.isSafeInteger(overdraft)) refuseOutOfRange();
  return { ...change, overdraft, covered: mustCover(change, cover) ? 1 : 0 };
}

function mustCover({ confirmed }: BalanceChange, cover: Journal['cover']): boolean {
  return cover === 'available' && confirmed < 0;
}

function notApplied(change: BalanceChange, cover: Journal['cover']): Error {
  const { account, currency, confirmed } = change;
  return mustCover(change, cover)
    ? new InsufficientFunds(account, currency, -confirmed)
    : new Error(`The account ${account} does not exist.`);
}

/**
 * Throws the error for an amount out of range.
 * @throws {ServiceError} 422
 */
function refuseOutOfRange(): never {
  const params = { maximum: Number.MAX_SAFE_INTEGER };
  return refuseField({ field: 'amount', code: '422.900.003', params });
}

function balanceKey({ account, currency }: Pick<BalanceChange, 'account' | 'currency'>): string {
  return `${account} ${currency}`;
}
