import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';
import { own } from '../../storage/tenant-database.js';

export const splitInvariants: readonly Invariant[] = [
  {
    name: 'splits-are-booked',
    description:
      'Every payment split has booked its total from the processor; a cancelled one has reversed it.',
    violations: sql`
      select s.code as subject, cast(sum(e.amount) as text) || ' of '
        || cast(min(s."totalAmount") as text) as detail
      from ${own.payment_splits} as s
      join ${own.transactions} as t on t.split = s.code
      join ${own.journals} as j on j.reference = s.code
        and j.kind in ('PAYMENT_SPLIT', 'SPLIT_CANCELLATION')
      join ${own.movement_sides} as e
        on e.journal = j.position and e.bucket = 'INTERNAL' group by s.code, t.status
      having sum(e.amount) <> case when t.status = 'CANCELLED' then 0 else -min(s."totalAmount") end`,
  },
  {
    name: 'leaves-are-the-total',
    description: 'The leaves of every payment split add up to its total.',
    violations: sql`
      select s.code as subject, cast(sum(i.amount) as text) as detail from ${own.payment_splits} as s
      join ${own.payment_split_items} as i on i.split = s.code and i.type = 'ITEM' group by s.code having sum(i.amount) <> min(s."totalAmount")`,
  },
];
