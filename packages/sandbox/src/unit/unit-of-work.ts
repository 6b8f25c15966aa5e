import { Codes } from '../kernel/identifiers.js';
import { ServiceError } from '../kernel/service-error.js';
import type { Store } from '../storage/store.js';
import { UnstorableText } from '../storage/unstorable-text.js';
import { readClock, tickTenant } from './tenant-clock.js';
import type { Read, Write } from './unit.js';

/** Runs reads and changes of tenants, each in a transaction. */
export interface UnitsOfWork {
  /** Runs what only looks. */
  read<T>(tenant: string, work: Read<T>): Promise<T>;
  /** Runs a change. Resolves once it is stored for good; after an error nothing of it is. */
  write<T>(tenant: string, work: Write<T>): Promise<T>;
}

/** What units of work need besides the storage. */
export interface UnitOptions {
  /** The system's time in milliseconds since 1970. */
  readonly systemTime: () => number;
  /** Is told that there are new jobs, once they are stored. */
  readonly onJobs: () => void;
}

/** Makes what runs units of work on a store. */
export function createUnitsOfWork(store: Store, options: UnitOptions): UnitsOfWork {
  const { systemTime, onJobs } = options;
  return {
    read: (tenant, work) =>
      explained(
        store.reader().run(async (db) => {
          const now = await readClock(db, tenant, systemTime());
          if (now === undefined) throw new UnknownTenant();
          return work({ db, tenant, now });
        }),
      ),
    write: async (tenant, work) => {
      let jobs = false;
      const onJob = (): void => {
        jobs = true;
      };
      const result = await explained(
        store.writer(tenant).run(async (db) => {
          const tick = await tickTenant(db, tenant, systemTime());
          if (!tick) throw new UnknownTenant();
          const { seed, sequence, clock_at: now } = tick;
          const codes = new Codes({ seed, sequence, now });
          return work({ db, tenant, now, codes, onJob });
        }),
      );
      if (jobs) onJobs();
      return result;
    },
  };
}

/** The tenant is gone; can only happen while it is being reset. */
export class UnknownTenant extends Error {
  override readonly name = 'UnknownTenant';
}

/** Text that cannot be stored is a fault of the request. */
async function explained<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw error instanceof UnstorableText ? new ServiceError('422.900.004') : error;
  }
}
