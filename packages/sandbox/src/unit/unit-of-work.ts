import type { World } from '@seller-funds/contract/policies';
import { CodeGenerator, refuseCodes } from '../kernel/identifiers.js';
import type { Secrets } from '../kernel/secrets.js';
import { ServiceError } from '../kernel/service-error.js';
import type { Store } from '../storage/store.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { Transactions } from '../storage/transaction-queue.js';
import { UnstorableText } from '../storage/connection.js';
import { isDuplicate, isIndexEntryTooLong } from '../storage/violations.js';
import { updateRows } from '../storage/rows.js';
import { addCounts, type AdvanceCounts } from './advance.js';
import { readTenantClock, type TenantChange, beginTenantChange } from './tenant-clock.js';
import type { RecordWork, ReadWork, RecordUnit, WriteWork } from './unit.js';

export interface UnitOptions {
  readonly secrets: Secrets;
  readonly systemTime: () => number;
  readonly world: World;
  /** The maximum number of changes of a tenant; unlimited by default. */
  readonly maxChanges?: number | undefined;
  readonly onJobs: (tenant: string) => void;
  /** Called after a commit that made webhook events due for delivery. */
  readonly onDeliveries: (tenant: string) => void;
}

/** Runs reads and changes of tenants, each in a transaction. Throws {@link UnknownTenant} for an unknown tenant. */
export class UnitsOfWork {
  constructor(
    private readonly store: Store,
    private readonly options: UnitOptions,
  ) {}

  get world(): World {
    return this.options.world;
  }

  get secrets(): Secrets {
    return this.options.secrets;
  }

  /** Runs a read on one consistent state. */
  read<T>(tenant: string, work: ReadWork<T>): Promise<T> {
    return this.#read(this.store.reader(tenant), tenant, work);
  }

  /** Runs a read whose statements take seconds, on one consistent state. Other reads do not wait for it. */
  readSlowly<T>(tenant: string, work: ReadWork<T>): Promise<T> {
    return this.#read(this.store.slowReader(tenant), tenant, work);
  }

  /** Runs a read among the changes, so that it can copy rows. It is not a change of the tenant. */
  readToCopy<T>(tenant: string, work: ReadWork<T>): Promise<T> {
    return this.#read(this.store.writer(tenant), tenant, work);
  }

  #read<T>(reader: Transactions<TenantDatabase>, tenant: string, work: ReadWork<T>): Promise<T> {
    return translateStorageErrors(
      reader.run(async (db) => {
        const clock = await readTenantClock(db, this.options.systemTime());
        if (!clock) throw new UnknownTenant();
        const bound = db.ofGeneration(clock.generation);
        return work({ db: bound, tenant, now: clock.clockAt, world: this.options.world });
      }),
    );
  }

  /** Runs a change. Resolves after its commit; rejects after its rollback. */
  write<T>(tenant: string, work: WriteWork<T>): Promise<T> {
    return this.#write(tenant, work);
  }

  /**
   * Runs a change on behalf of a request.
   * @param codes the codes of what it creates, if the request sets them
   * @throws {ChangeLimitReached} if the tenant has reached its maximum number of changes
   * @throws {ServiceError} 422 if a code of the request is taken or not used
   */
  writeForRequest<T>(
    tenant: string,
    work: WriteWork<T>,
    codes: readonly string[] = [],
  ): Promise<T> {
    return this.#write(tenant, work, codes).catch((error: unknown) => {
      if (codes.length > 0 && isDuplicate(error)) refuseCodes('One of the codes is taken.');
      throw error;
    });
  }

  /**
   * Runs a change of background work, such as the result of a delivery. It creates no codes and is not counted, so
   * that the codes of later requests do not depend on when it happens.
   */
  record<T>(tenant: string, work: RecordWork<T>): Promise<T> {
    return this.#change(tenant, 0, (unit) => work(unit));
  }

  /** @param requested the codes that a request sets; undefined for background work, which has no limit */
  #write<T>(tenant: string, work: WriteWork<T>, requested?: readonly string[]): Promise<T> {
    const { maxChanges, secrets } = this.options;
    return this.#change(tenant, 1, async (unit, { seed, sequence }) => {
      if (requested && maxChanges !== undefined && sequence > maxChanges)
        throw new ChangeLimitReached(maxChanges);
      const codes = new CodeGenerator({ seed, sequence, now: unit.now }, requested);
      const result = await work({ ...unit, codes, secrets });
      codes.refuseUnused();
      return result;
    });
  }

  async #change<T>(
    tenant: string,
    step: 0 | 1,
    work: (unit: RecordUnit, begun: TenantChange) => Promise<T>,
  ): Promise<T> {
    const effects = { jobs: false, deliveries: false };
    const listeners = {
      onJob: () => {
        effects.jobs = true;
      },
      onDelivery: () => {
        effects.deliveries = true;
      },
    };
    const { systemTime, world, onJobs, onDeliveries } = this.options;
    const result = await translateStorageErrors(
      this.store.writer(tenant).run(async (unbound) => {
        const begun = await beginTenantChange(unbound, systemTime(), step);
        if (!begun) throw new UnknownTenant();
        const db = unbound.ofGeneration(begun.generation);
        const counted: (keyof AdvanceCounts)[] = [];
        const onCount = (name: keyof AdvanceCounts) => counted.push(name);
        const value = await work(
          { db, tenant, now: begun.clockAt, world, ...listeners, onCount },
          begun,
        );
        if (begun.advance !== null && counted.length > 0)
          await updateRows(db, 'tenants', {}, { advance: addCounts(begun.advance, counted) });
        return value;
      }),
    );
    if (effects.jobs) onJobs(tenant);
    if (effects.deliveries) onDeliveries(tenant);
    return result;
  }
}

/** Runs a read of the tenant of a link that works without a key; undefined if there is no such tenant. */
export async function readByLink<T>(
  units: UnitsOfWork,
  link: string,
  work: ReadWork<T>,
): Promise<T | undefined> {
  const tenant = units.secrets.tenantOfLink(link);
  if (tenant === undefined) return undefined;
  return units.read(tenant, work).catch((error: unknown) => {
    if (error instanceof UnknownTenant) return undefined;
    throw error;
  });
}

/** The tenant has reached its maximum number of changes. */
export class ChangeLimitReached extends Error {
  override readonly name = 'ChangeLimitReached';

  constructor(maximum: number) {
    super(`This sandbox tenant has reached its limit of ${maximum} changes. Reset it to continue.`);
  }
}

/** The tenant does not exist. Happens only while it is being reset or deleted. */
export class UnknownTenant extends Error {
  override readonly name = 'UnknownTenant';
}

/** Turns errors about text that cannot be stored into errors of the request. */
async function translateStorageErrors<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const unstorable = error instanceof UnstorableText || isIndexEntryTooLong(error);
    throw unstorable ? new ServiceError('422.900.004') : error;
  }
}
