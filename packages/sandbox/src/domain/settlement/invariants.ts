import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';
import { own } from '../../storage/tenant-database.js';

export const settlementInvariants: readonly Invariant[] = [
  {
    name: 'settled-is-reconciled',
    description:
      'Reconciled transactions are settled once with their amount; all others are not settled.',
    violations: sql`
      select t.code as subject, t.status || ', ' || cast(count(j.position) as text)
        || ' settlements' as detail
      from ${own.transactions} as t
      left join ${own.journals} as j
        on j.reference = t.split and j.kind = 'SETTLEMENT'
      left join ${own.movements} as m on m.journal = j.position
        and (m."debitAccount" = 'clearing' or m."creditAccount" = 'clearing')
      where t.split is not null group by t.code, t.status
      having sum(case when m.amount = t.amount then 1 else 0 end)
        <> case when t.status = 'RECONCILED' then 1 else 0 end
        or count(j.position) <> case when t.status = 'RECONCILED' then 1 else 0 end`,
  },
  {
    name: 'nothing-settled-is-pending',
    description: 'Reconciled and cancelled splits leave nothing pending on any account.',
    violations: sql`
      select t.split as subject, s.account || ' ' || cast(sum(s.amount) as text) as detail
      from ${own.transactions} as t
      join ${own.journals} as j on j.reference = t.split
      join ${own.movement_sides} as s on s.journal = j.position
        and (s.bucket = 'PENDING' or s.account = 'clearing')
      where t.status in ('RECONCILED', 'CANCELLED')
      group by t.split, s.account having sum(s.amount) <> 0`,
  },
  {
    name: 'splits-have-transactions',
    description: 'Every payment and every refund has one transaction with its amount.',
    violations: sql`
      select s.code as subject, cast(s."totalAmount" as text) as detail from (
        select code, "totalAmount", 'PAYMENT' as type from ${own.payment_splits} as t
        union all
        select code, "totalAmount", 'REFUND' from ${own.refund_splits} as t
      ) as s
      left join ${own.transactions} as t on t.split = s.code
        and t.type = s.type and t.amount = s."totalAmount"
      where t.code is null`,
  },
];
