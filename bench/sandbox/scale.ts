import type { StorageOptions } from '@seller-funds/sandbox';
import { measureInTurn } from '../measure/in-turn.ts';
import { type Limit, type Load, type NextRequest, putUnderLoad } from './load.ts';
import { maintenance } from './copy-splits.ts';
import { onPostgres } from './database.ts';
import { memoryOf } from './process-facts.ts';
import { prepareScenarios } from './scenarios.ts';
import type { BenchServer } from '../measure/server.ts';
import { startSandbox } from './start-server.ts';
import { measureRounds, openTenants, targetOf, withServer } from './tenant-loads.ts';

/** One tenant under load, in a database with idle tenants. */
export interface TenantsResult {
  readonly tenants: number;
  readonly loads: Readonly<Record<'split' | 'balance', readonly Load[]>>;
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

const numbersOfProcesses = [1, 2, 3];

/** The number of tenants that send requests to several processes, and the clients of each. */
const busyTenants = 8;
const clientsPerTenant = 4;

/** Measures installed sandboxes on PostgreSQL. */
export async function measureScale(
  folder: string,
  { tenants, rounds, milliseconds }: ScaleOptions,
  log: (line: string) => void,
): Promise<Scale> {
  log(`One tenant among ${tenants.join(', ')}, in turn …`);
  const perTenants = await measureTenants(folder, tenants, rounds);
  log(`${numbersOfProcesses.join(', ')} processes, in turn …`);
  const processes = await onPostgres(({ storage }) =>
    compareProcesses(folder, storage, rounds, { milliseconds }),
  );
  return { tenants: perTenants, processes };
}

async function measureTenants(
  folder: string,
  counts: readonly number[],
  rounds: number,
  started: readonly BenchServer[] = [],
): Promise<TenantsResult[]> {
  const count = counts[started.length];
  if (count !== undefined) {
    return onPostgres(async ({ storage, execute }) => {
      await openTenants(folder, storage, count);
      await execute(maintenance);
      return withServer(folder, storage, (server) =>
        measureTenants(folder, counts, rounds, [...started, server]),
      );
    });
  }
  const requests = await Promise.all(
    started.map(async (server) => {
      const target = targetOf(server, 'test_scale_among');
      const { split, balance } = await prepareScenarios(target);
      return { split: { target, next: split }, balance: { target, next: balance } };
    }),
  );
  const kinds = requests.flatMap(({ split, balance }) => [split, balance]);
  const loads = await measureRounds(kinds, rounds);
  return requests.map(({ split, balance }, index) => ({
    tenants: counts[index] ?? 0,
    loads: { split: loads.get(split) ?? [], balance: loads.get(balance) ?? [] },
    bytes: memoryOf(split.target.pid),
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
    for (const _ of numbersOfProcesses) servers.push(await startSandbox(folder, storage));
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
    const loads = await measureInTurn(numbersOfProcesses, rounds, measure);
    return [...loads].map(([processes, each]) => ({ processes, loads: each }));
  } finally {
    for (const server of servers) await server.stop();
  }
}
