import { sql } from 'kysely';
import { updateRows } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import type { GenerationRow } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { UnknownTenant } from '../unit/unit-of-work.js';
import { checkDivisions } from './check-import.js';
import type { StateHeader } from './read-state.js';

/** How often a generation is touched while it is filled, or its rows are checked. */
const touchMs = 60_000;

/** The columns of a tenant that was not changed yet. */
export const newTenant = { revision: 0, advancesTo: null, advance: null } as const;

/** The number of a tenant's next generation, as a part of the statement that inserts it. */
export function nextGeneration(db: TenantDatabase) {
  const next = sql<number>`coalesce(max(generation), 0) + 1`.as('next');
  return db.selectFrom('generations').select(next);
}

/** Locks the tenant's row. Returns its generation. @throws {UnknownTenant} if the tenant does not exist */
async function lockTenant(db: TenantDatabase): Promise<number> {
  const lock = db.updateTable('tenants').set((row) => ({ generation: row.ref('generation') }));
  const locked = await lock.returning('generation').executeTakeFirst();
  if (!locked) throw new UnknownTenant();
  return locked.generation;
}

/** Lets the rows of a generation be deleted: neither the tenant nor a snapshot uses it any more. */
export async function releaseGeneration(db: TenantDatabase, generation: number): Promise<void> {
  await updateRows(db, 'generations', { generation }, { state: 'UNUSED' });
}

/**
 * A generation that is being filled, in many transactions, none of which counts as a change of the tenant. If it is not
 * used in the end, or if the process stops, its rows are deleted.
 */
export class NewGeneration {
  readonly #touching = setInterval(() => {
    this.fill(() => Promise.resolve()).catch(() => undefined);
  }, touchMs).unref();

  private constructor(
    readonly store: Store,
    readonly tenant: string,
    readonly systemTime: () => number,
    readonly generation: number,
    /** Finds its row while it is filled: a later generation of its number was created at another time. */
    private readonly filling: Partial<GenerationRow>,
  ) {}

  /** @throws {UnknownTenant} if the tenant does not exist */
  static async create(
    store: Store,
    tenant: string,
    systemTime: () => number,
  ): Promise<NewGeneration> {
    const createdAt = systemTime();
    const filling = { state: 'FILLING', createdAt } as const;
    const { generation } = await store.writer(tenant).run(async (db) => {
      await lockTenant(db);
      const created = db
        .insertInto('generations')
        .values({ generation: nextGeneration(db), ...filling, touchedAt: createdAt });
      return created.returning('generation').executeTakeFirstOrThrow();
    });
    return new NewGeneration(store, tenant, systemTime, generation, { generation, ...filling });
  }

  /**
   * Runs a transaction with a database that is bound to this generation.
   * @throws {UnknownTenant} if the tenant was deleted meanwhile
   */
  fill<T>(work: (db: TenantDatabase) => Promise<T>): Promise<T> {
    return this.store.writer(this.tenant).run(async (db) => {
      await this.touch(db);
      return work(db.ofGeneration(this.generation));
    });
  }

  /**
   * Locks it, so that it is not deleted meanwhile.
   * @throws {UnknownTenant} if the tenant was deleted, or the generation, because it was not touched for long
   */
  async touch(db: TenantDatabase): Promise<void> {
    const touchedAt = this.systemTime();
    const touched = await updateRows(db, 'generations', this.filling, { touchedAt });
    if (touched === 0) throw new UnknownTenant();
  }

  /**
   * Makes it the state of its tenant, in one transaction; the rows of the previous one are deleted later. A running clock
   * continues from its stored time. Other changes of the tenant since the generation was created are replaced.
   * @throws {ServiceError} 422 without the division of a key
   */
  replaceState(clock: StateHeader['clock']): Promise<void> {
    const { generation } = this;
    const changedAt = this.systemTime();
    const clockOffset = clock.clockAt - changedAt;
    return this.fill(async (db) => {
      await releaseGeneration(db, await lockTenant(db));
      // A key of another division may have been created since the rows were checked.
      await checkDivisions({ db });
      const values = { ...clock, clockOffset, changedAt, ...newTenant, generation };
      await updateRows(db, 'tenants', {}, values);
      await this.use(db);
    });
  }

  /** Its rows are not deleted any more. */
  async use(db: TenantDatabase): Promise<void> {
    await updateRows(db, 'generations', { generation: this.generation }, { state: 'USED' });
  }

  /** Lets its rows be deleted, unless it is used. Does not reject: without it they are deleted some minutes later. */
  async abandon(): Promise<void> {
    clearInterval(this.#touching);
    const release = (db: TenantDatabase) =>
      updateRows(db, 'generations', this.filling, { state: 'UNUSED' });
    await Promise.allSettled([this.store.writer(this.tenant).run(release)]);
  }
}
