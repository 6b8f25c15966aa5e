import { sql } from 'kysely';
import { updateRows } from '../storage/rows.js';
import { change } from '../storage/statement.js';
import type { Store } from '../storage/store.js';
import type { TenantRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { UnknownTenant } from '../unit/unit-of-work.js';

/** How long a generation that is being filled can be without a change. A row of an import arrives in less time. */
const expiresAfterMs = 10 * 60 * 1000;

/** The number of a tenant's next generation, as a part of the statement that inserts it. */
export function nextGeneration(db: TenantDatabase) {
  const next = sql<number>`coalesce(max(generation), 0) + 1`.as('next');
  return db.selectFrom('generations').select(next);
}

/** Locks the tenant's row. Returns its generation; undefined for an unknown tenant. */
export async function lockTenant(db: TenantDatabase): Promise<number | undefined> {
  const lock = db.updateTable('tenants').set((row) => ({ generation: row.ref('generation') }));
  return (await lock.returning('generation').executeTakeFirst())?.generation;
}

/** Lets the rows of a generation be deleted: no tenant and no snapshot uses it any more. */
export async function expireGeneration(db: TenantDatabase, generation: number): Promise<void> {
  await updateRows(db, 'generations', { generation }, { expiresAt: 0 });
}

/** Locks a generation that is in use: its rows are not deleted meanwhile. Returns false if it is not in use. */
export async function lockGeneration(db: TenantDatabase, generation: number): Promise<boolean> {
  const inUse = { generation, expiresAt: null };
  return (await updateRows(db, 'generations', inUse, { expiresAt: null })) === 1;
}

const renew = change((db, given: { generation: number; system: number; expiresAt: number }) =>
  db
    .updateTable('generations')
    .set({ expiresAt: given.expiresAt })
    .where('generation', '=', given.generation)
    .where('expiresAt', '>', given.system),
);

/**
 * A generation that is being filled, in many transactions, none of which counts as a change of the tenant. If it is not
 * used in the end, or if the process stops, its rows are deleted.
 */
export class NewGeneration {
  private constructor(
    readonly store: Store,
    readonly tenant: string,
    readonly systemTime: () => number,
    readonly generation: number,
  ) {}

  /** @throws {UnknownTenant} if the tenant does not exist */
  static async create(
    store: Store,
    tenant: string,
    systemTime: () => number,
  ): Promise<NewGeneration> {
    const { generation } = await store.writer(tenant).run(async (db) => {
      if ((await lockTenant(db)) === undefined) throw new UnknownTenant();
      const values = { generation: nextGeneration(db), expiresAt: systemTime() + expiresAfterMs };
      const created = db.insertInto('generations').values(values).returning('generation');
      return created.executeTakeFirstOrThrow();
    });
    return new NewGeneration(store, tenant, systemTime, generation);
  }

  /**
   * Runs a transaction with a database that is bound to this generation.
   * @throws {UnknownTenant} if it has expired, because the tenant was deleted
   */
  fill<T>(work: (db: TenantDatabase) => Promise<T>): Promise<T> {
    return this.store.writer(this.tenant).run(async (db) => {
      await this.renew(db);
      return work(db.ofGeneration(this.generation));
    });
  }

  /** @throws {UnknownTenant} if it has expired */
  async renew(db: TenantDatabase): Promise<void> {
    const { generation } = this;
    const system = this.systemTime();
    const expiresAt = system + expiresAfterMs;
    if ((await renew(db, { generation, system, expiresAt })) === 0) throw new UnknownTenant();
  }

  /** Makes it the tenant's current generation, in one transaction; the rows of the previous one are deleted later. */
  replace(values: Omit<TenantRow, 'generation'>): Promise<void> {
    return this.fill(async (db) => {
      const previous = await lockTenant(db);
      if (previous === undefined) throw new UnknownTenant();
      await updateRows(db, 'tenants', {}, { ...values, generation: this.generation });
      await this.keep(db);
      await expireGeneration(db, previous);
    });
  }

  /** Its rows are not deleted any more. */
  async keep(db: TenantDatabase): Promise<void> {
    await updateRows(db, 'generations', { generation: this.generation }, { expiresAt: null });
  }

  /** Lets its rows be deleted, unless it is in use. Does not reject: it would expire by itself too. */
  async abandon(): Promise<void> {
    const { generation } = this;
    const abandoned = this.store
      .writer(this.tenant)
      .run((db) =>
        db
          .updateTable('generations')
          .set({ expiresAt: 0 })
          .where('generation', '=', generation)
          .where('expiresAt', 'is not', null)
          .execute(),
      );
    await Promise.allSettled([abandoned]);
  }
}
