import type { StorageOptions } from '@seller-funds/sandbox';
import type { TemporaryPostgres } from '../../scripts/processes/temporary-postgres.ts';
import { type Limit, type Load, type NextRequest, putUnderLoad } from './load.ts';
import { maintenance } from './copy-splits.ts';
import { memoryOf } from './process-facts.ts';
import { prepareScenarios } from './scenarios.ts';
import { type BenchServer, startServer } from './start-server.ts';
import {
  type Loads,
  measureRounds,
  openTenants,
  type Requests,
  targetOf,
  withServer,
} from './tenant-loads.ts';

/** One tenant under load, in a database with idle tenants. */
export interface TenantsResult {
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

/** The measurements of many tenants and several processes on PostgreSQL. */
export interface Scale {
  readonly tenants: readonly TenantsResult[];
  readonly processes: readonly ProcessesResult[];
}

/** How much is measured. */
export interface ScaleOptions {
  readonly tenants: readonly number[];
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
  { tenants, rounds, milliseconds }: ScaleOptions,
  log: (line: string) => void,
): Promise<Scale> {
  log(`One tenant among ${tenants.join(', ')}, in turn …`);
  const perTenants = await measureTenants(folder, onPostgres, tenants, rounds);
  log(`${numbersOfProcesses.join(', ')} processes, in turn …`);
  const processes = await onPostgres((storage) =>
    compareProcesses(folder, storage, rounds, { milliseconds }),
  );
  return { tenants: perTenants, processes };
}

async function measureTenants(
  folder: string,
  onPostgres: OnPostgres,
  counts: readonly number[],
  rounds: number,
  started: readonly BenchServer[] = [],
): Promise<TenantsResult[]> {
  const count = counts[started.length];
  if (count !== undefined) {
    return onPostgres(async (storage, postgres) => {
      await openTenants(folder, storage, 1, count);
      await postgres.execute(maintenance);
      return withServer(folder, storage, (server) =>
        measureTenants(folder, onPostgres, counts, rounds, [...started, server]),
      );
    });
  }
  const requests: Record<string, Requests> = {};
  for (const server of started) {
    const target = targetOf(server, 'test_scale_among');
    const { split, balance } = await prepareScenarios(target);
    requests[`split ${server.port}`] = { target, next: split };
    requests[`balance ${server.port}`] = { target, next: balance };
  }
  const loads = await measureRounds(requests, rounds);
  return started.map(({ port, pid }, index) => ({
    tenants: counts[index] ?? 0,
    loads: { split: loads[`split ${port}`] ?? [], balance: loads[`balance ${port}`] ?? [] },
    bytes: memoryOf(pid),
  }));
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
