import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';
import { feeLabels } from './refund.js';
import { own } from '../../storage/tenant-database.js';

export const refundInvariants: readonly Invariant[] = [
  {
    name: 'refunds-within-payments',
    description: 'No payment and no item is refunded by more than its amount.',
    violations: sql`
      select code as subject, cast(refunded_amount as text) as detail from ${own.payment_splits} as t
      where refunded_amount > total_amount
      union all
      select code, cast(refunded_amount as text) from ${own.payment_split_items} as t
      where refunded_amount > amount`,
  },
  {
    name: 'refunds-are-booked',
    description: 'Every refund has booked its total back to the processor.',
    violations: sql`
      select r.code as subject, cast(sum(s.amount) as text) as detail from ${own.refund_splits} as r
      left join ${own.journals} as j
        on j.reference = r.code and j.kind = 'REFUND_SPLIT'
      left join ${own.movement_sides} as s
        on s.journal = j.position and s.bucket = 'INTERNAL' group by r.code, r.total_amount
      having sum(s.amount) is null or sum(s.amount) <> r.total_amount`,
  },
  {
    name: 'refunds-add-up',
    description: 'The refunded amount of a payment or an item is the sum of its refunds.',
    violations: sql`
      select s.code as subject, cast(s.refunded_amount as text) as detail from ${own.payment_splits} as s
      left join ${own.refund_splits} as r on r.split = s.code group by s.code, s.refunded_amount
      having s.refunded_amount <> coalesce(sum(r.total_amount), 0)
      union all
      select i.code, cast(i.refunded_amount as text) from ${own.payment_split_items} as i
      left join ${own.refund_splits} as r on r.split = i.split
      left join ${own.refund_split_items} as x on x.refund = r.code
        and x.original_ext_ref = i.ext_ref and x.type = 'ITEM'
        and x.label not in (${sql.join(feeLabels)})
      where i.type = 'ITEM' group by i.code, i.refunded_amount
      having i.refunded_amount <> coalesce(sum(x.amount), 0)`,
  },
];
