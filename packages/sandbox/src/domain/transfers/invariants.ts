import { sql } from 'kysely';
import type { Invariant } from '../../ledger/invariants.js';
import { own } from '../../storage/tenant-database.js';

export const transferInvariants: readonly Invariant[] = [
  {
    name: 'transfers-are-booked',
    description: 'Every balance transfer has moved its amount once between its accounts.',
    violations: sql`
      select b.code as subject, cast(count(m.amount) as text) || ' bookings' as detail
      from ${own.balance_transfers} as b
      left join ${own.journals} as j
        on j.reference = b.code and j.kind = 'BALANCE_TRANSFER'
      left join ${own.movements} as m on m.journal = j.position
        and m.amount = b.amount and m.currency = b.currency
        and m."debitAccount" = b."fromAccountCode" and m."creditAccount" = b."toAccountCode" group by b.code having count(m.amount) <> 1`,
  },
];
