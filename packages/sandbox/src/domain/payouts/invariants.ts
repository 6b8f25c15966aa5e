import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';
import { own } from '../../storage/tenant-database.js';

export const payoutInvariants: readonly Invariant[] = [
  {
    name: 'payouts-are-booked',
    description:
      'A payout has taken its amount from its account once while it is accepted or processed, and nothing otherwise.',
    violations: sql`
      select p.code as subject, cast(coalesce(sum(s.amount), 0) as text) || ' in ' || p.state as detail
      from ${own.payouts} as p
      left join ${own.journals} as j on j.reference = p.code
      left join ${own.movement_sides} as s on s.journal = j.position
        and s.account = p."accountCode" and s.bucket = 'CONFIRMED' group by p.code, p.state, p.amount
      having coalesce(sum(s.amount), 0)
        <> case when p.state in ('ACCEPTED', 'PROCESSED') then -p.amount else 0 end`,
  },
  {
    name: 'in-transit-clears',
    description: 'Money of a payout is in transit only while the payout is accepted.',
    violations: sql`
      select p.code as subject, cast(coalesce(sum(s.amount), 0) as text) || ' in ' || p.state as detail
      from ${own.payouts} as p
      left join ${own.journals} as j on j.reference = p.code
      left join ${own.movement_sides} as s on s.journal = j.position
        and s.account = 'in-transit' and s.bucket = 'INTERNAL' group by p.code, p.state, p.amount, p."targetAmount"
      having coalesce(sum(s.amount), 0)
        <> case when p.state = 'ACCEPTED' then coalesce(p."targetAmount", p.amount) else 0 end`,
  },
  {
    name: 'items-are-paid',
    description: 'Only active payouts have items, and only items of their account.',
    violations: sql`
      select i.item as subject, p.code || ' is ' || p.state as detail
      from ${own.paid_items} as i join ${own.payouts} as p on p.code = i.payout
      where (p."accountCode" <> i.account or p.state not in ('WAITING', 'ACCEPTED', 'PROCESSED')
          or (p.state = 'WAITING' and p.scheduled = 0))`,
  },
];
