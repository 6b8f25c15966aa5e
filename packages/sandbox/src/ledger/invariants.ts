import { type RawBuilder, sql } from 'kysely';
import type { ReadUnit } from '../unit/unit.js';
import { own } from '../storage/tenant-database.js';

/** A rule that must hold for the ledger of a tenant. */
export interface Invariant {
  readonly name: string;
  readonly description: string;
  readonly violations: RawBuilder<Violation>;
}

export interface Violation {
  /** The code of a journal, an account or a split. */
  readonly subject: string;
  readonly detail: string;
}

export interface InvariantResult {
  readonly name: string;
  readonly description: string;
  readonly violations: readonly Violation[];
}

const maximumViolations = 100;

/** Invariants of journals, movements and balances. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'journals-are-zero',
    description: 'The two sides of every journal add up to zero in every currency.',
    violations: sql`
      select j.code as subject, cast(sum(s.amount) as text) as detail from ${own.movement_sides} as s
      join ${own.journals} as j on j.position = s.journal group by j.code, s.currency having sum(s.amount) <> 0`,
  },
  {
    name: 'journals-move-money',
    description: 'Every journal has a movement.',
    violations: sql`
      select code as subject, 'no movement' as detail from ${own.journals} as j where not exists
        (select 1 from ${own.movements} as m where m.journal = j.position)`,
  },
  {
    name: 'books-are-zero',
    description: 'All balances and internal accounts add up to zero in every currency.',
    violations: sql`
      select currency as subject, cast(sum(amount) as text) as detail from (
        select currency, confirmed + pending as amount from ${own.balances} as t
        union all
        select currency, amount from ${own.movement_sides} as t where bucket = 'INTERNAL'
      ) as books group by currency having sum(amount) <> 0`,
  },
  {
    name: 'balances-equal-movements',
    description: 'Every balance is the sum of its movements.',
    violations: sql`
      select account as subject, cast(sum(confirmed) as text) || ' confirmed, '
        || cast(sum(pending) as text) || ' pending too much' as detail from (
        select account, currency, confirmed, pending from ${own.balances} as t
        union all
        select account, currency, case when bucket = 'CONFIRMED' then -amount else 0 end,
          case when bucket = 'PENDING' then -amount else 0 end
        from ${own.movement_sides} as t where bucket <> 'INTERNAL'
      ) as both_sides group by account, currency having sum(confirmed) <> 0 or sum(pending) <> 0`,
  },
  {
    name: 'entries-equal-movements',
    description: 'Every account entry is the sum of the movements of its journal on the account.',
    violations: sql`
      select account as subject, 'journal ' || cast(journal as text) as detail from (
        select account, currency, journal, confirmed, pending from ${own.account_entries} as t
        union all
        select account, currency, journal, case when bucket = 'CONFIRMED' then -amount else 0 end,
          case when bucket = 'PENDING' then -amount else 0 end
        from ${own.movement_sides} as t where bucket <> 'INTERNAL'
      ) as both_sides group by account, currency, journal
      having sum(confirmed) <> 0 or sum(pending) <> 0`,
  },
  {
    name: 'entries-follow-each-other',
    description: 'The balance after an entry is the balance before it plus the entry.',
    violations: sql`
      select account as subject, 'journal ' || cast(journal as text) as detail from (
        select account, journal, "confirmedAfter", "pendingAfter",
          sum(confirmed) over history as confirmed, sum(pending) over history as pending
        from ${own.account_entries} as t
        window history as (partition by account, currency order by journal)
      ) as steps where "confirmedAfter" <> confirmed or "pendingAfter" <> pending`,
  },
  {
    name: 'no-overdraft',
    description: 'Only liable accounts, refunds and chargebacks bring a balance below zero.',
    violations: sql`
      select account as subject, cast(confirmed as text) || ' confirmed, '
        || cast(pending as text) || ' pending' as detail from ${own.balances} as t
      where overdrawable = 0
        and (confirmed < -overdraft or pending < -overdraft)`,
  },
];

/** Checks invariants for one tenant. Returns one result per invariant. */
export async function checkInvariants(
  { db }: ReadUnit,
  invariants: readonly Invariant[],
): Promise<InvariantResult[]> {
  const findings: InvariantResult[] = [];
  // Each reads the whole tenant. After an import PostgreSQL has no statistics, and would join row by row.
  const joinRowByRow = async (is: 'on' | 'off') => {
    if (db.target.engine === 'postgres')
      await db.target.script(`SET LOCAL enable_nestloop = ${is}`);
  };
  await joinRowByRow('off');
  for (const { name, description, violations } of invariants) {
    const query = sql<Violation>`select * from (${violations}) as found
      order by subject limit ${sql.lit(maximumViolations)}`;
    const { rows } = await query.execute(db);
    findings.push({ name, description, violations: rows });
  }
  await joinRowByRow('on');
  return findings;
}
