import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';

/** Invariants of balance transfers and the ledger. */
export const transferInvariants: readonly Invariant[] = [
  {
    name: 'transfers-are-booked',
    description: 'Every balance transfer has moved its amount once between its accounts.',
    violations: (tenant) => sql`
      select b.code as subject, cast(count(m.amount) as text) || ' movements' as detail
      from balance_transfers as b
      left join journals as j
        on j.tenant = b.tenant and j.reference = b.code and j.kind = 'BALANCE_TRANSFER'
      left join movements as m on m.tenant = j.tenant and m.journal = j.position
        and m.amount = b.amount and m.currency = b.currency
        and m.debit_account = b.from_account and m.credit_account = b.to_account
      where b.tenant = ${tenant} group by b.code having count(m.amount) <> 1`,
  },
];
