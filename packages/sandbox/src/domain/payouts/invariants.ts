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
    name: 'items-add-up-to-payouts',
    description:
      'The items of an active scheduled payout add up to its amount; no other payout has items.',
    violations: sql`
      select p.code as subject, cast(sum(b.amount) as text) || ' in ' || p.state as detail
      from ${own.payouts} as p left join ${own.payout_batches} as b
        on b.payout = p.code and b.account = p."accountCode"
      group by p.code, p.state, p.scheduled, p.amount
      having coalesce(sum(b.amount), 0) <> case
        when p.scheduled = 1 and p.state in ('WAITING', 'ACCEPTED', 'PROCESSED') then p.amount else 0 end`,
  },
  {
    name: 'unpaid-items-are-the-balance',
    description: 'What no scheduled payout has paid yet is what is available for payout.',
    violations: sql`
      select account as subject, cast(sum(amount) as text) as detail from (
        select account, available as amount from ${own.balances} as t where currency = 'EUR'
        union all
        select b.account, -b.amount from ${own.payout_batches} as b
        left join ${own.payouts} as p on p.code = b.payout
        where coalesce(p.state, 'WAITING') = 'WAITING'
      ) as both_sides group by account having sum(amount) <> 0`,
  },
  {
    name: 'batches-equal-items',
    description: 'The amount of a batch is the sum of its items.',
    violations: sql`
      select account as subject, 'batch ' || cast(batch as text) as detail from (
        select account, batch, amount from ${own.payout_batches} as t
        union all
        select i.account, i.batch, -e.available from ${own.payout_items} as i
        join ${own.account_entries} as e
          on e.account = i.account and e.journal = i.journal and e.currency = 'EUR'
      ) as both_sides group by account, batch having sum(amount) <> 0`,
  },
];
