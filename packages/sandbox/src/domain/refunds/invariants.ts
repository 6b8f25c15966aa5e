import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';
import { feeLabels } from './refund.js';
import { own } from '../../storage/tenant-database.js';

export const refundInvariants: readonly Invariant[] = [
  {
    name: 'refunds-within-payments',
    description: 'No payment and no item is refunded by more than its amount.',
    violations: sql`
      select code as subject, cast("refundedAmount" as text) as detail from ${own.payment_splits} as t
      where "refundedAmount" > "totalAmount"
      union all
      select code, cast("refundedAmount" as text) from ${own.payment_split_items} as t
      where "refundedAmount" > amount`,
  },
  {
    name: 'refunds-are-booked',
    description: 'Every refund has booked its total back to the processor.',
    violations: sql`
      select r.code as subject, cast(sum(s.amount) as text) as detail from ${own.refund_splits} as r
      left join ${own.journals} as j
        on j.reference = r.code and j.kind = 'REFUND_SPLIT'
      left join ${own.movement_sides} as s
        on s.journal = j.position and s.bucket = 'INTERNAL' group by r.code, r."totalAmount"
      having sum(s.amount) is null or sum(s.amount) <> r."totalAmount"`,
  },
  {
    name: 'refunds-add-up',
    description: 'The refunded amount of a payment or an item is the sum of its refunds.',
    violations: sql`
      select s.code as subject, cast(s."refundedAmount" as text) as detail from ${own.payment_splits} as s
      left join ${own.refund_splits} as r on r.split = s.code group by s.code, s."refundedAmount"
      having s."refundedAmount" <> coalesce(sum(r."totalAmount"), 0)
      union all
      select i.code, cast(i."refundedAmount" as text) from ${own.payment_split_items} as i
      left join ${own.refund_splits} as r on r.split = i.split
      left join ${own.refund_split_items} as x on x.refund = r.code
        and x."originalExtRef" = i."extRef" and x.type = 'ITEM'
        and x.label not in (${sql.join(feeLabels)})
      where i.type = 'ITEM' group by i.code, i."refundedAmount"
      having i."refundedAmount" <> coalesce(sum(x.amount), 0)`,
  },
];
