import { sql } from 'kysely';
import { balanceIn, balancesOf } from '../../ledger/balance.js';
import type { ReadUnit } from '../../unit/unit.js';
import { sourceCurrency } from '../payouts/payout.js';
import { own } from '../../storage/tenant-database.js';

/**
 * Returns the amount of a scheduled payout: the credits of settled splits that were received before a moment,
 * less all debits of the account (D101), at most the amount available for payout. The debits include earlier
 * payouts. Other credits, such as transfers, are left for requested payouts.
 * @param before in milliseconds since 1970
 * @returns minor units; 0 or less if nothing is to be paid
 */
export async function scheduledAmount(
  unit: ReadUnit,
  account: string,
  before: number,
): Promise<number> {
  const { db } = unit;
  const both = sql`(e.confirmed + e.pending)`;
  const query = sql<{ amount: number }>`
    select cast(coalesce(sum(case
      when j.kind in ('PAYMENT_SPLIT', 'SPLIT_CANCELLATION') then 0
      when s.code is not null then case when s."createdAt" < ${before} then e.confirmed else 0 end
      when j.kind in ('BALANCE_TRANSFER') and ${both} > 0 then 0
      else ${both} end), 0) as bigint) as amount
    from ${own.account_entries} as e
    join ${own.journals} as j on j.position = e.journal
    left join ${own.payment_splits} as s
      on s.code = j.reference and j.kind = 'SETTLEMENT'
    where e.account = ${account} and e.currency = ${sourceCurrency}`;
  const { rows } = await query.execute(db);
  const { payout } = balanceIn(await balancesOf(unit, account), sourceCurrency);
  return Math.min(rows[0]?.amount ?? 0, payout);
}
