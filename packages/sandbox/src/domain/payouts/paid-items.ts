import { type RawBuilder, sql } from 'kysely';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { type PayoutRow, sourceCurrency } from './payout.js';

type PayoutReference = Pick<PayoutRow, 'account' | 'code'>;

/**
 * Records the items of a scheduled payout (D101, D260): the settled payments of its account that were received
 * before a moment, and all refunds, except those of other payouts.
 */
export async function recordScheduledItems(
  unit: WriteUnit,
  { code, account }: PayoutReference,
  before: number,
): Promise<void> {
  const { db, tenant } = unit;
  await sql`
    insert into paid_items (tenant, account, item, payout)
    select ${textParameter(tenant)}, ${textParameter(account)}, s.item, ${textParameter(code)}
    from (${itemAmountsQuery(unit, account)}) as s
    where (s.received is null or s.received < ${before})
      and not exists (${payingPayoutQuery(unit, account)})`.execute(db);
}

/**
 * Records the items of a requested payout after its debit (D260): the oldest items that no other payout has
 * paid, as far as the amount covers them in full. Items are taken over from payouts that are still WAITING.
 */
export async function recordRequestedItems(
  unit: WriteUnit,
  { code, account }: PayoutReference,
): Promise<void> {
  const { db, tenant } = unit;
  const credit = sql`cast(${await readCredit(unit, account)} as bigint)`;
  // The last item is a payment, or a refund without which the payments before it would not be covered.
  await sql`
    with unpaid as (
      select s.item, s.position, s.amount, sum(s.amount) over (order by s.position) as running
      from (${itemAmountsQuery(unit, account)}) as s
      where not exists (${payingPayoutQuery(unit, account)} and p.state <> 'WAITING')
    )
    insert into paid_items (tenant, account, item, payout)
    select ${textParameter(tenant)}, ${textParameter(account)}, u.item, ${textParameter(code)} from unpaid as u
    where u.position <= (
      select max(position) from unpaid
      where running <= ${credit} and (amount >= 0 or running - amount > ${credit})
    )
    on conflict (tenant, account, item) do update set payout = excluded.payout`.execute(db);
}

/** Releases the items of a payout that was denied, deleted, failed or returned. */
export async function releaseItems(
  unit: WriteUnit,
  { code, account }: PayoutReference,
): Promise<void> {
  const { db, tenant } = unit;
  const items = db.deleteFrom('paid_items').where('tenant', '=', tenant);
  await items.where('payout', '=', code).execute();
  await releaseUncovered(unit, account);
}

/** Releases the latest items of requested payouts that the remaining debits no longer cover. */
async function releaseUncovered(unit: WriteUnit, account: string): Promise<void> {
  let credit = await readCredit(unit, account);
  if (credit >= 0) return;
  const { db, tenant } = unit;
  const { rows } = await sql<{ item: string; amount: number }>`
    select s.item, s.amount from (${itemAmountsQuery(unit, account)}) as s
    where exists (${payingPayoutQuery(unit, account)} and p.scheduled = 0)
    order by s.position desc`.execute(db);
  for (const { item, amount } of rows) {
    if (credit >= 0) return;
    const items = db.deleteFrom('paid_items').where('tenant', '=', tenant);
    await items.where('account', '=', account).where('item', '=', item).execute();
    credit += amount;
  }
}

/**
 * Returns the debits of an account by payouts and others, less the items that payouts have paid: the part of
 * the debits that covers no item yet. Incoming transfers do not count, as in scheduled payouts (D101).
 */
async function readCredit(unit: ReadUnit, account: string): Promise<number> {
  const { db, tenant } = unit;
  const both = sql`(e.confirmed + e.pending)`;
  const { rows } = await sql<{ credit: number }>`
    select cast(
      (select coalesce(-sum(case when j.kind = 'BALANCE_TRANSFER' and ${both} > 0 then 0 else ${both} end), 0)
        from account_entries as e
        join journals as j on j.tenant = e.tenant and j.position = e.journal
        where e.tenant = ${tenant} and e.account = ${account} and e.currency = ${sourceCurrency}
          and j.kind not in ('PAYMENT_SPLIT', 'SPLIT_CANCELLATION', 'SETTLEMENT', 'REFUND_SPLIT'))
      - (select coalesce(sum(s.amount), 0) from (${itemAmountsQuery(unit, account)}) as s
        where exists (${payingPayoutQuery(unit, account)} and p.state <> 'WAITING'))
      as bigint) as credit`.execute(db);
  return rows[0]?.credit ?? 0;
}

/**
 * Returns a query for the net amounts of payments and refunds on an account that payouts can contain: payments
 * after settlement, refunds at once. The position is that of the journal.
 */
function itemAmountsQuery({ tenant }: ReadUnit, account: string): RawBuilder<unknown> {
  return sql`
    select j.reference as item, j.position, s.created_at as received,
      case when s.code is null then e.confirmed + e.pending else e.confirmed end as amount
    from account_entries as e
    join journals as j on j.tenant = e.tenant and j.position = e.journal
    left join payment_splits as s
      on s.tenant = j.tenant and s.code = j.reference and j.kind = 'SETTLEMENT'
    where e.tenant = ${tenant} and e.account = ${account} and e.currency = ${sourceCurrency}
      and (j.kind = 'REFUND_SPLIT' or s.code is not null)`;
}

/** Returns a query for the payout `p` that contains the share `s`. */
function payingPayoutQuery({ tenant }: ReadUnit, account: string): RawBuilder<unknown> {
  return sql`
    select 1 from paid_items as i
    join payouts as p on p.tenant = i.tenant and p.code = i.payout
    where i.tenant = ${tenant} and i.account = ${account} and i.item = s.item`;
}

/** Casts a parameter: PostgreSQL cannot infer the type of a parameter without context. */
function textParameter(value: string): RawBuilder<string> {
  return sql<string>`cast(${value} as text)`;
}
