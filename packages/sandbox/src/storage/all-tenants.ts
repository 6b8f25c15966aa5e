import { sql } from 'kysely';
import type { Page, PageRequest } from '../kernel/page.js';
import type { Database } from './database.js';
import { type AppliedMigration, readAppliedMigrations } from './migrate.js';
import { readRows } from './pages.js';
import type { Transactions } from './transaction-queue.js';
import type { GenerationRow, TenantRow } from './tables.js';

export interface TenantDue {
  readonly tenant: string;
  /** In milliseconds of the system's time; null if nothing is scheduled. */
  readonly dueAt: number | null;
}

/** Due items of all tenants: their number, and when the oldest became due in the system's time; null without items. */
export interface DueItems {
  readonly count: number;
  readonly oldest: number | null;
}

/** A tenant, and the numbers of its rows. */
export interface TenantSummary {
  readonly id: string;
  /** The system's time of the last change, in milliseconds since 1970; 0 if unknown. */
  readonly changedAt: number;
  readonly clock: TenantRow['clockMode'];
  readonly sellers: number;
  readonly payments: number;
  readonly payouts: number;
  readonly snapshots: number;
}

/** The number of rows of a tenant `t`: positions have no gaps, so the last one is the number. */
function countRows(table: 'account_holders' | 'payment_splits' | 'payouts') {
  return sql<number>`(select coalesce(max(position), 0) from ${sql.table(table)}
    where tenant = t.tenant and generation = t.generation)`;
}

/** All statements that read rows of several tenants. No request of a tenant runs them. */
export class AllTenants {
  constructor(private readonly transactions: Transactions<Database>) {}

  /** The next job of each tenant whose clock runs, ordered by tenant. Each is read from an index. */
  nextJobs(after: string, limit: number): Promise<TenantDue[]> {
    return this.transactions.run((db) =>
      db
        .selectFrom('tenants as t')
        .select('t.tenant')
        .select((t) => {
          const first = t
            .selectFrom('jobs as j')
            .select((j) => j.fn.min('j.dueAt').as('first'))
            .whereRef('j.tenant', '=', 't.tenant')
            .whereRef('j.generation', '=', 't.generation')
            .where('j.failure', 'is', null);
          return t(first, '-', t.ref('t.clockOffset')).as('dueAt');
        })
        .where('t.clockMode', '=', 'REALTIME')
        .where('t.tenant', '>', after)
        .orderBy('t.tenant')
        .limit(limit)
        .execute(),
    );
  }

  /** The tenants whose clock is being advanced, without a change since a time of the system. */
  async abandonedAdvances(before: number): Promise<string[]> {
    const rows = await this.transactions.run((db) =>
      db
        .selectFrom('tenants')
        .select('tenant')
        .where('advancesTo', 'is not', null)
        .where('changedAt', '<', before)
        .execute(),
    );
    return rows.map(({ tenant }) => tenant);
  }

  async tenantsWithDueWebhooks(): Promise<string[]> {
    const rows = await this.transactions.run((db) =>
      db
        .selectFrom('webhook_deliveries as due')
        .innerJoin('tenants as t', 't.tenant', 'due.tenant')
        .whereRef('t.generation', '=', 'due.generation')
        .select('due.tenant')
        .distinct()
        .where('due.state', '=', 'DUE')
        .execute(),
    );
    return rows.map(({ tenant }) => tenant);
  }

  countDue(now: number): Promise<{ tenants: number; jobs: DueItems; webhooks: DueItems }> {
    return this.transactions.run(async (db) => {
      const count = sql<number>`count(*)`.as('count');
      const dueAt = sql<number>`due."dueAt" - t."clockOffset"`;
      const due = [count, sql<number | null>`min(${dueAt})`.as('oldest')] as const;
      const tenants = await db.selectFrom('tenants').select(count).executeTakeFirstOrThrow();
      const jobs = await db
        .selectFrom('jobs as due')
        .innerJoin('tenants as t', 't.tenant', 'due.tenant')
        .whereRef('t.generation', '=', 'due.generation')
        .select(due)
        .where('t.clockMode', '=', 'REALTIME')
        .where('due.failure', 'is', null)
        .where(dueAt, '<=', now)
        .executeTakeFirstOrThrow();
      const webhooks = await db
        .selectFrom('webhook_deliveries as due')
        .innerJoin('tenants as t', 't.tenant', 'due.tenant')
        .whereRef('t.generation', '=', 'due.generation')
        .select(due)
        .where('due.state', '=', 'DUE')
        .executeTakeFirstOrThrow();
      return { tenants: tenants.count, jobs, webhooks };
    });
  }

  /** A page of the tenants, ordered by last change. */
  list(page: PageRequest): Promise<Page<TenantSummary>> {
    return this.transactions.run((db) => {
      const rows = db
        .selectFrom('tenants as t')
        .select(['t.tenant as id', 't.changedAt as changedAt', 't.clockMode as clock'])
        .select([
          countRows('account_holders').as('sellers'),
          countRows('payment_splits').as('payments'),
          countRows('payouts').as('payouts'),
          sql<number>`(select count(*) from snapshots where tenant = t.tenant)`.as('snapshots'),
        ])
        .orderBy('t.changedAt', page.ascending ? 'asc' : 'desc')
        .orderBy('t.tenant');
      return readRows(db.selectFrom('tenants'), rows, page);
    });
  }

  keysOf(tenants: readonly string[]): Promise<{ key: string; tenant: string }[]> {
    return this.transactions.run(async (db) =>
      tenants.length === 0
        ? []
        : db
            .selectFrom('api_keys')
            .select(['key', 'tenant'])
            .where('tenant', 'in', tenants)
            .where('revokedAt', 'is', null)
            .orderBy('key')
            .execute(),
    );
  }

  /** The tenants without a change since a time of the system, in order. */
  async idleSince(time: number, after: string, limit: number): Promise<string[]> {
    const rows = await this.transactions.run((db) =>
      db
        .selectFrom('tenants')
        .select('tenant')
        .where('changedAt', '>', 0)
        .where('changedAt', '<', time)
        .where('tenant', '>', after)
        .orderBy('tenant')
        .limit(limit)
        .execute(),
    );
    return rows.map(({ tenant }) => tenant);
  }

  clocks(): Promise<{ tenant: string; clockAt: number }[]> {
    return this.transactions.run((db) =>
      db.selectFrom('tenants').select(['tenant', 'clockAt']).orderBy('tenant').execute(),
    );
  }

  /** The generations that are not used, or not filled since a time of the system. */
  unusedGenerations(time: number): Promise<(GenerationRow & { readonly tenant: string })[]> {
    return this.transactions.run((db) =>
      db
        .selectFrom('generations')
        .selectAll()
        .where(sql<boolean>`state <> 'USED'`)
        .where((row) => row.or([row('state', '=', 'UNUSED'), row('touchedAt', '<', time)]))
        .execute(),
    );
  }

  /** The migrations that were applied. The table has no rows of tenants. */
  appliedMigrations(): Promise<readonly AppliedMigration[]> {
    return this.transactions.run((db) => readAppliedMigrations(db.target));
  }
}
