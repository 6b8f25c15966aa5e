import { sql } from 'kysely';
import type { WriteUnit } from '../../unit/unit.js';
import { type PayoutRow, sourceCurrency } from '../payouts/payout.js';

/**
 * Records which splits and refunds are in a scheduled payout (D103): the settled splits that were
 * received before a moment and all refunds, unless an earlier payout that stands has them.
 */
export async function recordItems(
  { db, tenant }: WriteUnit,
  { code, account }: PayoutRow,
  before: number,
): Promise<void> {
  await sql`
    insert into payout_items (tenant, payout, item)
    select distinct e.tenant, cast(${code} as text), j.reference from account_entries as e
    join journals as j on j.tenant = e.tenant and j.position = e.journal
    left join payment_splits as s on s.tenant = j.tenant and s.code = j.reference
    where e.tenant = ${tenant} and e.account = ${account} and e.currency = ${sourceCurrency}
      and (j.kind = 'REFUND_SPLIT' or (j.kind = 'SETTLEMENT' and s.created_at < ${before}))
      and not exists (
        select 1 from payout_items as i
        join payouts as p on p.tenant = i.tenant and p.code = i.payout
        where i.tenant = e.tenant and i.item = j.reference and p.account = e.account
          and p.state in ('WAITING', 'ACCEPTED', 'PROCESSED'))`.execute(db);
}
