import type { StorageOptions } from '@seller-funds/sandbox';
import type { TemporaryPostgres } from '../../processes/temporary-postgres.ts';
import { type Limit, type Load, type NextRequest, putUnderLoad } from './load.ts';
import { memoryOf } from './process-facts.ts';
import { prepareScenarios } from './scenarios.ts';
import { type BenchServer, startServer } from './start-server.ts';
import { measureInOneTenant, measureSpread, type StoredResult } from './stored-splits.ts';
import { type Loads, measureRounds, openTenants, targetOf, withServer } from './tenant-loads.ts';

/** One tenant under load, in a database with idle tenants. */
export interface TenantsResult {
  /** The number of tenants in the database. */
  readonly tenants: number;
  readonly loads: Loads<'split' | 'balance'>;
  /** Memory of the process after the requests. */
  readonly bytes: number | undefined;
}

/** Splits of eight tenants, on a number of processes. */
export interface ProcessesResult {
  readonly processes: number;
  readonly loads: readonly Load[];
}

/** The measurements of many tenants, several processes and many splits on PostgreSQL. */
export interface Scale {
  readonly tenants: readonly TenantsResult[];
  readonly processes: readonly ProcessesResult[];
  readonly stored: readonly StoredResult[];
}

/** How much is measured. */
export interface ScaleOptions {
  /** The numbers of tenants, increasing. */
  readonly tenants: readonly number[];
  /** The number of splits in one tenant, and in the largest number of tenants; 0 skips these measurements. */
  readonly storedSplits: number;
  readonly rounds: number;
  readonly milliseconds: number;
}

/** Runs a measurement on a new PostgreSQL server. */
export type OnPostgres = <T>(
  measure: (storage: StorageOptions, server: TemporaryPostgres) => Promise<T>,
) => Promise<T>;

const numbersOfProcesses = [1, 2, 3];

/** The number of tenants that send requests to several processes, and the clients of each. */
const busyTenants = 8;
const clientsPerTenant = 4;

/** Measures installed sandboxes on PostgreSQL. */
export async function measureScale(
  folder: string,
  onPostgres: OnPostgres,
  { tenants, storedSplits, rounds, milliseconds }: ScaleOptions,
  log: (line: string) => void,
): Promise<Scale> {
  const perTenants = await onPostgres(async (storage) => {
    const results: TenantsResult[] = [];
    for (const [index, count] of tenants.entries()) {
      log(`One tenant among ${count} …`);
      await openTenants(folder, storage, tenants[index - 1] ?? 1, count);
      results.push({ tenants: count, ...(await measureAmong(folder, storage, count, rounds)) });
    }
    return results;
  });
  log(`${numbersOfProcesses.join(', ')} processes, in turn …`);
  const processes = await onPostgres((storage) =>
    compareProcesses(folder, storage, rounds, { milliseconds }),
  );
  if (storedSplits === 0) return { tenants: perTenants, processes, stored: [] };
  log(`${storedSplits} splits in one tenant …`);
  const inOne = await onPostgres((storage, server) =>
    measureInOneTenant(folder, storage, server, storedSplits, rounds),
  );
  const most = tenants.at(-1) ?? 1;
  log(`${storedSplits} splits in ${most} tenants …`);
  const spread = await onPostgres((storage, server) =>
    measureSpread(folder, storage, server, { storedSplits, tenants: most, rounds }),
  );
  return { tenants: perTenants, processes, stored: [...inOne, spread] };
}

/** Measures requests of a new tenant with a new process. */
async function measureAmong(
  folder: string,
  storage: StorageOptions,
  tenants: number,
  rounds: number,
): Promise<Omit<TenantsResult, 'tenants'>> {
  return withServer(folder, storage, async (server) => {
    const target = targetOf(server, `test_scale_among_${tenants}`);
    const { split, balance } = await prepareScenarios(target);
    const loads = await measureRounds(target, { split, balance }, rounds);
    return { loads, bytes: memoryOf(server.pid, 'now') };
  });
}

/** Measures splits of eight tenants, which are distributed over one, two and three processes, in turn. */
async function compareProcesses(
  folder: string,
  storage: StorageOptions,
  rounds: number,
  limit: Limit,
): Promise<ProcessesResult[]> {
  const servers: BenchServer[] = [];
  try {
    for (const _ of numbersOfProcesses) servers.push(await startServer(folder, storage));
    const [first] = servers;
    if (!first) return [];
    const tenants: { key: string; next: NextRequest }[] = [];
    for (let number = 0; number < busyTenants; number += 1) {
      const key = `test_scale_rate_${number}`;
      tenants.push({ key, next: (await prepareScenarios(targetOf(first, key))).split });
    }
    const measure = (processes: number): Promise<Load> =>
      putUnderLoad(
        tenants.map(({ key, next }, number) => {
          const target = targetOf(servers[number % processes] ?? first, key);
          return { target, count: clientsPerTenant, next };
        }),
        limit,
      );
    const results = numbersOfProcesses.map((processes) => {
      return { processes, loads: [] as Load[] };
    });
    // The first round is a warm-up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { processes, loads } of results) {
        const load = await measure(processes);
        if (round > 0) loads.push(load);
      }
    }
    return results;
  } finally {
    for (const server of servers) await server.stop();
  }
}
