import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from '../../storage/tenant-database.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { type PayoutRow, sourceCurrency } from './payout.js';
import { deleteRows } from '../../storage/rows.js';

type PayoutReference = Pick<PayoutRow, 'accountCode' | 'code'>;

/**
 * Records the items of a scheduled payout (D101, D260): the settled payments of its account that were received
 * before a moment, and all refunds, except those of other payouts.
 */
export async function recordScheduledItems(
  { db }: WriteUnit,
  { code, accountCode: account }: PayoutReference,
  before: number,
): Promise<void> {
  const items = db
    .selectFrom(itemAmounts(db, account).as('s'))
    .select([text(account).as('account'), 's.item', text(code).as('payout')])
    .where((is) => is.or([is('s.received', 'is', null), is('s.received', '<', before)]))
    .where((is) => is.not(is.exists(payingPayouts(db, account))));
  await db
    .insertInto('paid_items')
    .columns(['account', 'item', 'payout'])
    .expression(items)
    .execute();
}

/**
 * Records the items of a requested payout after its debit (D260): the oldest items that no other payout has
 * paid, as far as the amount covers them in full. Items are taken over from payouts that are still WAITING.
 */
export async function recordRequestedItems(
  unit: WriteUnit,
  { code, accountCode: account }: PayoutReference,
): Promise<void> {
  const { db } = unit;
  const credit = sql<number>`cast(${await readCredit(unit, account)} as bigint)`;
  const unpaid = db
    .selectFrom(itemAmounts(db, account).as('s'))
    .select(['s.item', 's.position', 's.amount'])
    .select(sql<number>`sum(s.amount) over (order by s.position)`.as('running'))
    .where((is) => is.not(is.exists(payingPayouts(db, account).where('p.state', '<>', 'WAITING'))));
  await db
    .with('unpaid', () => unpaid)
    .insertInto('paid_items')
    .columns(['account', 'item', 'payout'])
    .expression((found) =>
      found
        .selectFrom('unpaid as u')
        .select([text(account).as('account'), 'u.item', text(code).as('payout')])
        .where('u.position', '<=', (items) =>
          items
            .selectFrom('unpaid')
            .select(({ fn }) => fn.max('position').as('last'))
            .where('running', '<=', credit)
            // The last item is a payment, or a refund without which the payments before it would not be covered.
            .where(sql<boolean>`(amount >= 0 or running - amount > ${credit})`),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'item'])
        .doUpdateSet((row) => ({ payout: row.ref('excluded.payout') })),
    )
    .execute();
}

/** Releases the items of a payout that was denied, deleted, failed or returned. */
export async function releaseItems(
  unit: WriteUnit,
  { code, accountCode: account }: PayoutReference,
): Promise<void> {
  await deleteRows(unit.db, 'paid_items', { payout: code });
  await releaseUncovered(unit, account);
}

/** Releases the latest items of requested payouts that the remaining debits no longer cover. */
async function releaseUncovered(unit: WriteUnit, account: string): Promise<void> {
  let credit = await readCredit(unit, account);
  if (credit >= 0) return;
  const { db } = unit;
  const rows = await db
    .selectFrom(itemAmounts(db, account).as('s'))
    .select(['s.item', 's.amount'])
    .where((is) => is.exists(payingPayouts(db, account).where('p.scheduled', '=', 0)))
    .orderBy('s.position', 'desc')
    .execute();
  for (const { item, amount } of rows) {
    if (credit >= 0) return;
    await deleteRows(db, 'paid_items', { account, item });
    credit += amount;
  }
}

/**
 * Returns the debits of an account by payouts and others, less the items that payouts have paid: the part of
 * the debits that covers no item yet. Incoming transfers do not count, as in scheduled payouts (D101).
 */
async function readCredit({ db }: ReadUnit, account: string): Promise<number> {
  const both = sql<number>`(e.confirmed + e.pending)`;
  const debits = db
    .selectFrom('account_entries as e')
    .innerJoin('journals as j', 'j.position', 'e.journal')
    .select(
      sql<number>`coalesce(-sum(case when j.kind = 'BALANCE_TRANSFER' and ${both} > 0 then 0
        else ${both} end), 0)`.as('sum'),
    )
    .where('e.account', '=', account)
    .where('e.currency', '=', sourceCurrency)
    .where('j.kind', 'not in', [
      'PAYMENT_SPLIT',
      'SPLIT_CANCELLATION',
      'SETTLEMENT',
      'REFUND_SPLIT',
    ]);
  const paid = db
    .selectFrom(itemAmounts(db, account).as('s'))
    .select(sql<number>`coalesce(sum(s.amount), 0)`.as('sum'))
    .where((is) => is.exists(payingPayouts(db, account).where('p.state', '<>', 'WAITING')));
  const credit = sql<number>`cast(${debits} - ${paid} as bigint)`.as('credit');
  return (await db.selectNoFrom(credit).executeTakeFirstOrThrow()).credit;
}

/**
 * Returns a query for the net amounts of payments and refunds on an account that payouts can contain: payments
 * after settlement, refunds at once. The position is that of the journal.
 */
function itemAmounts(db: TenantDatabase, account: string) {
  const amount = sql<number>`case when s.code is null then e.confirmed + e.pending else e.confirmed end`;
  return db
    .selectFrom('account_entries as e')
    .innerJoin('journals as j', 'j.position', 'e.journal')
    .leftJoin('payment_splits as s', (join) =>
      join.onRef('s.code', '=', 'j.reference').on('j.kind', '=', 'SETTLEMENT'),
    )
    .select(['j.reference as item', 'j.position', 's.createdAt as received', amount.as('amount')])
    .where('e.account', '=', account)
    .where('e.currency', '=', sourceCurrency)
    .where((is) => is.or([is('j.kind', '=', 'REFUND_SPLIT'), is('s.code', 'is not', null)]));
}

/** Returns a query for the payout `p` that contains the item `s`. */
function payingPayouts(db: TenantDatabase, account: string) {
  return db
    .selectFrom('paid_items as i')
    .innerJoin('payouts as p', 'p.code', 'i.payout')
    .select('p.code')
    .where('i.account', '=', account)
    .where('i.item', '=', sql.ref<string>('s.item'));
}

/** Casts a parameter: PostgreSQL cannot infer the type of a parameter without context. */
function text(value: string): RawBuilder<string> {
  return sql<string>`cast(${value} as text)`;
}
