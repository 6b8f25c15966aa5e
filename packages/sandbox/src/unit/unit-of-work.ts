import { Codes } from '../kernel/identifiers.js';
import { ServiceError } from '../kernel/service-error.js';
import type { Database } from '../storage/database.js';
import type { Store } from '../storage/store.js';
import { UnstorableText } from '../storage/unstorable-text.js';
import { isTooLong } from '../storage/violations.js';
import { readClock, type TenantTick, tickTenant } from './tenant-clock.js';
import type { Note, Read, RecordUnit, Write } from './unit.js';

/** Runs reads and changes of tenants, each in a transaction. */
export interface UnitsOfWork {
  /** Runs what only looks. */
  read<T>(tenant: string, work: Read<T>): Promise<T>;
  /** Runs a change. Resolves once it is stored for good; after an error nothing of it is. */
  write<T>(tenant: string, work: Write<T>): Promise<T>;
  /**
   * Runs a change that a request asks for.
   * @throws {TenantFull} once the tenant has made as many as it may
   */
  writeAsked<T>(tenant: string, work: Write<T>): Promise<T>;
  /**
   * Runs a change that nobody asked for, such as the result of a delivery. It makes no codes and is not
   * counted, so that what requests make has the same codes whenever it happens.
   */
  record<T>(tenant: string, work: Note<T>): Promise<T>;
}

/** What units of work need besides the storage. */
export interface UnitOptions {
  /** The system's time in milliseconds since 1970. */
  readonly systemTime: () => number;
  /** How many changes a tenant may make; any number where left out. */
  readonly maxChanges?: number | undefined;
  /** Is told that a tenant has new jobs, once they are stored. */
  readonly onJobs: (tenant: string) => void;
  /** Is told that webhook events of a tenant are due for delivery, once they are stored. */
  readonly onDeliveries: (tenant: string) => void;
  /** Is told that a tenant was changed, once that is stored. */
  readonly onChange: (tenant: string) => void;
}

/** Makes what runs units of work on a store. */
export function createUnitsOfWork(store: Store, options: UnitOptions): UnitsOfWork {
  const { systemTime, maxChanges } = options;
  const change = async <T>(
    tenant: string,
    step: 0 | 1,
    work: (unit: RecordUnit, tick: TenantTick) => Promise<T>,
  ): Promise<T> => {
    const news = new News();
    const result = await explained(
      store.writer(tenant).run(async (db) => {
        const tick = await tickTenant(db, tenant, systemTime(), step);
        if (!tick) throw new UnknownTenant();
        return work(recordUnit(db, tenant, tick.clock_at, news), tick);
      }),
    );
    if (news.jobs) options.onJobs(tenant);
    if (news.deliveries) options.onDeliveries(tenant);
    options.onChange(tenant);
    return result;
  };
  return {
    read: (tenant, work) =>
      explained(
        store.reader(tenant).run(async (db) => {
          const now = await readClock(db, tenant, systemTime());
          if (now === undefined) throw new UnknownTenant();
          return work({ db, tenant, now });
        }),
      ),
    write: (tenant, work) =>
      change(tenant, 1, (unit, { seed, sequence }) =>
        work({ ...unit, codes: new Codes({ seed, sequence, now: unit.now }) }),
      ),
    writeAsked: (tenant, work) =>
      change(tenant, 1, (unit, { seed, sequence }) => {
        if (maxChanges !== undefined && sequence > maxChanges) throw new TenantFull(maxChanges);
        return work({ ...unit, codes: new Codes({ seed, sequence, now: unit.now }) });
      }),
    record: (tenant, work) => change(tenant, 0, (unit) => work(unit)),
  };
}

/** The tenant has made all changes that it may. */
export class TenantFull extends Error {
  override readonly name = 'TenantFull';

  constructor(maximum: number) {
    super(`This sandbox tenant has made ${maximum} changes, which is all it may: reset it.`);
  }
}

/** The tenant is gone; can only happen while it is being reset, or ended because nobody used it. */
export class UnknownTenant extends Error {
  override readonly name = 'UnknownTenant';
}

/** What a unit leaves to be done by others. */
class News {
  jobs = false;
  deliveries = false;
}

function recordUnit(db: Database, tenant: string, now: number, news: News): RecordUnit {
  return {
    db,
    tenant,
    now,
    onJob: () => {
      news.jobs = true;
    },
    onDelivery: () => {
      news.deliveries = true;
    },
  };
}

/** Text that cannot be stored is a fault of the request. */
async function explained<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const unstorable = error instanceof UnstorableText || isTooLong(error);
    throw unstorable ? new ServiceError('422.900.004') : error;
  }
}
