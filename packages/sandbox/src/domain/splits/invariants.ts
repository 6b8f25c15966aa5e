import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';

/** Invariants of payment splits and the ledger. */
export const splitInvariants: readonly Invariant[] = [
  {
    name: 'splits-are-booked',
    description:
      'Every payment split has booked its total from the processor; a cancelled one has reversed it.',
    violations: (tenant) => sql`
      select s.code as subject, cast(sum(e.amount) as text) || ' of '
        || cast(min(s.total_amount) as text) as detail
      from payment_splits as s
      join transactions as t on t.tenant = s.tenant and t.split = s.code
      join journals as j on j.tenant = s.tenant and j.reference = s.code
        and j.kind in ('PAYMENT_SPLIT', 'SPLIT_CANCELLATION')
      join movement_sides as e
        on e.tenant = j.tenant and e.journal = j.position and e.bucket = 'INTERNAL'
      where s.tenant = ${tenant} group by s.code, t.status
      having sum(e.amount) <> case when t.status = 'CANCELLED' then 0 else -min(s.total_amount) end`,
  },
  {
    name: 'leaves-are-the-total',
    description: 'The leaves of every payment split add up to its total.',
    violations: (tenant) => sql`
      select s.code as subject, cast(sum(i.amount) as text) as detail from payment_splits as s
      join payment_split_items as i on i.tenant = s.tenant and i.split = s.code and i.type = 'ITEM'
      where s.tenant = ${tenant} group by s.code having sum(i.amount) <> min(s.total_amount)`,
  },
];
